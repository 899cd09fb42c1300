import type { StructureElement } from '../structures/elements.ts';
import type {
  FoundationData,
  FoundationPart,
  PilesFoundationData,
  Raft,
  RaftFoundationData,
  RaftPilesFoundationData,
} from './foundation.ts';
import type { FoundationType } from './foundationType.ts';

/** Parts of a foundation, in the order of the form; none has the name of a part of a structure. */
export const foundationElementNames = ['raft', 'piles', 'pile_caps', 'grade_beams', 'tie_beams'] as const;
export type FoundationElementName = (typeof foundationElementNames)[number];

/** As of a structure, but for the whole tower instead of a floor. */
type FoundationElement = Omit<StructureElement, 'element'> & { element: FoundationElementName };

/** Concrete of a plate, m³. */
const raftVolume = ({ area, thickness }: Pick<Raft, 'area' | 'thickness'>) => area * thickness;

/** The parts a foundation has and what they are made of; a part without concrete and steel is none. */
export function foundationElements(type: FoundationType, data: FoundationData): FoundationElement[] {
  if (type === 'raft_foundation') {
    const raft = data as RaftFoundationData;
    return element('raft', raft.fck, { ...raft, volume: raftVolume(raft) });
  }
  if (type === 'raft_piles_foundation') {
    const { fck, raft, piles } = data as RaftPilesFoundationData;
    return [...element('raft', fck, { ...raft, volume: raftVolume(raft) }), ...element('piles', fck, piles)];
  }
  const { fck, piles, pileCaps, gradeBeams, tieBeams } = data as PilesFoundationData;
  return [
    ...element('piles', fck, piles),
    ...element('pile_caps', fck, pileCaps),
    ...element('grade_beams', fck, gradeBeams),
    ...element('tie_beams', fck, tieBeams),
  ];
}

function element(
  name: FoundationElementName,
  fck: number,
  part: FoundationPart | undefined,
): FoundationElement[] {
  const volume = part?.volume ?? 0;
  const steel = (part?.steel ?? []).filter(({ mass }) => mass > 0);
  if (volume <= 0 && steel.length === 0) return [];
  const volumes = volume > 0 ? [{ fck: part?.fck ?? fck, volume }] : [];
  return [{ element: name, volumes, steel, grout: [], mortar: [], blocks: [] }];
}
