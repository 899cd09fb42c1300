import type { ConcreteVolume } from '../structures/concreteVolume.ts';
import type { StructureElement } from '../structures/elements.ts';
import type { SteelMass } from '../structures/steelMass.ts';
import type {
  CastFoundationData,
  CastPart,
  FoundationData,
  FoundationPart,
  PilesFoundationData,
  Raft,
  RaftFoundationData,
  RaftPilesFoundationData,
} from './foundation.ts';
import { castParts, type FoundationType, isCastFoundation } from './foundationType.ts';
import { snakeCase } from '../wireNames.ts';

/** Parts of a foundation, in the order of the form; none has the name of a part of a structure. */
export const foundationElementNames = [
  'raft',
  'piles',
  'pile_caps',
  'grade_beams',
  'tie_beams',
  'footings',
  'caissons',
  'retaining_walls',
] as const;
export type FoundationElementName = (typeof foundationElementNames)[number];

/** As of a structure, but for the whole tower instead of a floor. */
type FoundationElement = Omit<StructureElement, 'element'> & { element: FoundationElementName };

/** Concrete of a plate, m³. */
const raftVolume = ({ area, thickness }: Pick<Raft, 'area' | 'thickness'>) => area * thickness;

/** The parts a foundation has and what they are made of; a part without concrete and steel is none. */
export function foundationElements(type: FoundationType, data: FoundationData): FoundationElement[] {
  if (isCastFoundation(type)) {
    const given = data as CastFoundationData;
    return castParts.flatMap((name) => castElement(snakeCase(name) as FoundationElementName, given[name]));
  }
  const { retainingWalls } = data;
  return [...groundElements(type, data), ...castElement('retaining_walls', retainingWalls)];
}

function groundElements(type: FoundationType, data: FoundationData): FoundationElement[] {
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

function castElement(name: FoundationElementName, part: CastPart | undefined): FoundationElement[] {
  const volumes = (part?.volumes ?? []).filter(({ volume }) => volume > 0);
  return madeOf(name, volumes, part?.steel);
}

function element(
  name: FoundationElementName,
  fck: number,
  part: FoundationPart | undefined,
): FoundationElement[] {
  const volume = part?.volume ?? 0;
  return madeOf(name, volume > 0 ? [{ fck: part?.fck ?? fck, volume }] : [], part?.steel);
}

function madeOf(
  name: FoundationElementName,
  volumes: ConcreteVolume[],
  given: readonly SteelMass[] = [],
): FoundationElement[] {
  const steel = given.filter(({ mass }) => mass > 0);
  if (volumes.length === 0 && steel.length === 0) return [];
  return [{ element: name, volumes, steel, grout: [], mortar: [], blocks: [] }];
}
