import type { ResolversTypes } from '../__generated__/resolverTypes.ts';
import type { Settled } from '../resolverTypes.ts';
import type {
  FoundationPart,
  PilesFoundationData,
  Raft,
  RaftFoundationData,
  RaftPilesFoundationData,
} from '#domain/foundation/foundation.ts';
import type { FoundationType } from '#domain/foundation/foundationType.ts';
import { readFoundationData } from './foundationData.ts';

type InputDataSource = Settled<ResolversTypes['FoundationInputData']>;

const withSteel = <Part extends Raft | FoundationPart>(part: Part) => ({
  ...part,
  steel: (part.steel ?? []).map(({ assumed = false, ...row }) => ({ ...row, assumed })),
});
const optional = (part: FoundationPart | undefined) => (part === undefined ? null : withSteel(part));

/** What was entered, as the member of the union for its kind; null when the service does not send it. */
export function toFoundationInputData(type: FoundationType, data: unknown): InputDataSource | null {
  const given = readFoundationData(type, data);
  if (given === undefined) return null;
  if (type === 'raft_foundation') {
    return { __typename: 'RaftFoundationData', ...withSteel(given as RaftFoundationData) };
  }
  if (type === 'raft_piles_foundation') {
    const { fck, raft, piles } = given as RaftPilesFoundationData;
    return { __typename: 'RaftPilesFoundationData', fck, raft: withSteel(raft), piles: withSteel(piles) };
  }
  const { fck, piles, pileCaps, gradeBeams, tieBeams } = given as PilesFoundationData;
  return {
    __typename: 'PilesFoundationData',
    fck,
    piles: withSteel(piles),
    pileCaps: optional(pileCaps),
    gradeBeams: optional(gradeBeams),
    tieBeams: optional(tieBeams),
  };
}
