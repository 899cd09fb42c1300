import type { Range } from '../range.ts';
import type { FoundationElementName } from './foundationParts.ts';
import { foundationElements } from './foundationElements.ts';
import type { FoundationData, Raft } from './foundation.ts';
import type { FoundationType } from './foundationType.ts';

/** A usual figure of a part: thickness of a raft in m, kg of steel per m³ of concrete. A rule of thumb, recalled. */
type FoundationHint = {
  element: FoundationElementName;
  measure: 'thickness' | 'steel_per_concrete';
  value: number;
  band: Range;
  position: 'below' | 'within' | 'above';
};

const thickness = { min: 0.3, max: 2 };
const steelBands: Record<FoundationElementName, Range> = {
  raft: { min: 70, max: 130 },
  piles: { min: 20, max: 80 },
  pile_caps: { min: 70, max: 130 },
  grade_beams: { min: 80, max: 150 },
  tie_beams: { min: 80, max: 150 },
  footings: { min: 50, max: 110 },
  caissons: { min: 20, max: 70 },
  retaining_walls: { min: 60, max: 130 },
};

/** The figures of a foundation that can be computed, each against what is usual. Outside is unusual, not wrong. */
export function foundationHints(type: FoundationType, data: FoundationData): FoundationHint[] {
  const raft = 'raft' in data ? data.raft : 'area' in data ? (data as Raft) : undefined;
  const parts = foundationElements(type, data).flatMap(({ element, volumes, steel }) => {
    const volume = volumes.reduce((sum, row) => sum + row.volume, 0);
    const mass = steel.reduce((sum, row) => sum + row.mass, 0);
    return volume > 0 && mass > 0
      ? [hint(element, 'steel_per_concrete', mass / volume, steelBands[element])]
      : [];
  });
  return raft !== undefined && raft.thickness > 0
    ? [hint('raft', 'thickness', raft.thickness, thickness), ...parts]
    : parts;
}

const hint = (
  element: FoundationElementName,
  measure: FoundationHint['measure'],
  value: number,
  band: FoundationHint['band'],
): FoundationHint => ({
  element,
  measure,
  value,
  band,
  position: value < band.min ? 'below' : value > band.max ? 'above' : 'within',
});
