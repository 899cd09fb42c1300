import type {
  CastFoundationData,
  CastPart,
  FoundationPart,
  PilesFoundationData,
  Raft,
  RaftFoundationData,
  RaftPilesFoundationData,
} from '#domain/foundation/foundation.ts';
import { castFoundations, type CastFoundationType, castParts } from '#domain/foundation/foundationType.ts';
import { elementInput, steelInput } from '../moduleEditor/values/structureInput.ts';
import type { FoundationFormOutput } from './foundationForm.ts';

const withSteel = <Part extends FoundationPart | Raft>(part: Part) => ({
  ...part,
  steel: (part.steel ?? []).map(steelInput),
});
const optional = (part: FoundationPart | undefined) => (part === undefined ? null : withSteel(part));

const castInput = (part: CastPart | undefined) =>
  part === undefined ? null : { ...elementInput(part), formArea: part.formArea ?? null };

const memberOf: Record<CastFoundationType, 'footings' | 'caissons' | 'retainingWalls'> = castFoundations;

/** A checked foundation as the mutation takes it. */
export function foundationInput({ type, data }: FoundationFormOutput) {
  const retainingWalls = castInput(data.retainingWalls);
  switch (type) {
    case 'raft_foundation':
      return { raft: { ...withSteel(data as RaftFoundationData), retainingWalls } };
    case 'piles_foundation': {
      const { fck, piles, pileCaps, gradeBeams, tieBeams } = data as PilesFoundationData;
      const others = {
        pileCaps: optional(pileCaps),
        gradeBeams: optional(gradeBeams),
        tieBeams: optional(tieBeams),
        retainingWalls,
      };
      return { piles: { fck, piles: withSteel(piles), ...others } };
    }
    case 'raft_piles_foundation': {
      const { fck, raft, piles } = data as RaftPilesFoundationData;
      return { raftPiles: { fck, raft: withSteel(raft), piles: withSteel(piles), retainingWalls } };
    }
    default: {
      const given = data as CastFoundationData;
      const parts = Object.fromEntries(castParts.map((name) => [name, castInput(given[name])]));
      return { [memberOf[type]]: parts } as Record<'footings', typeof parts>;
    }
  }
}

const typeOf: Record<string, string> = {
  raft: 'raft_foundation',
  piles: 'piles_foundation',
  raftPiles: 'raft_piles_foundation',
  ...Object.fromEntries(Object.entries(memberOf).map(([type, member]) => [member, type])),
};

/** Name of the form's field for a path of the mutation's input; null for what has no field. */
export function foundationField(path: readonly string[] | null | undefined): string | null {
  const [first, member = '', ...steps] = path?.[0] === 'input' ? path.slice(1) : (path ?? []);
  const type = typeOf[member];
  return first !== 'foundation' || type === undefined || steps.length === 0
    ? null
    : [type, ...steps].join('.');
}
