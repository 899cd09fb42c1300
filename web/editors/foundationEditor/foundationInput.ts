import type {
  FoundationPart,
  PilesFoundationData,
  Raft,
  RaftFoundationData,
  RaftPilesFoundationData,
} from '#domain/foundation/foundation.ts';
import { steelInput } from '../moduleEditor/structureInput.ts';
import type { FoundationFormOutput } from './foundationForm.ts';

const withSteel = <Part extends FoundationPart | Raft>(part: Part) => ({
  ...part,
  steel: (part.steel ?? []).map(steelInput),
});
const optional = (part: FoundationPart | undefined) => (part === undefined ? null : withSteel(part));

/** A checked foundation as the mutation takes it. */
export function foundationInput({ type, data }: FoundationFormOutput) {
  switch (type) {
    case 'raft_foundation':
      return { raft: withSteel(data as RaftFoundationData) };
    case 'piles_foundation': {
      const { fck, piles, pileCaps, gradeBeams, tieBeams } = data as PilesFoundationData;
      const others = {
        pileCaps: optional(pileCaps),
        gradeBeams: optional(gradeBeams),
        tieBeams: optional(tieBeams),
      };
      return { piles: { fck, piles: withSteel(piles), ...others } };
    }
    case 'raft_piles_foundation': {
      const { fck, raft, piles } = data as RaftPilesFoundationData;
      return { raftPiles: { fck, raft: withSteel(raft), piles: withSteel(piles) } };
    }
  }
}

const typeOf: Record<string, string> = {
  raft: 'raft_foundation',
  piles: 'piles_foundation',
  raftPiles: 'raft_piles_foundation',
};

/** Name of the form's field for a path of the mutation's input; null for what has no field. */
export function foundationField(path: readonly string[] | null | undefined): string | null {
  const [first, member = '', ...steps] = path?.[0] === 'input' ? path.slice(1) : (path ?? []);
  const type = typeOf[member];
  return first !== 'foundation' || type === undefined || steps.length === 0
    ? null
    : [type, ...steps].join('.');
}
