import { strandClass } from '../limits.ts';
import { type Range, valueAt } from '../range.ts';
import type { ConcreteElement } from '../structures/concrete/concreteElement.ts';
import type { StructureData } from '../structures/structureData.ts';
import { usualBands, usualStrandRate } from '../structures/concrete/slabBands.ts';
import type { SlabSystem } from '../structures/concrete/slabSystem.ts';
import type { Technology } from '../structures/technology/technology.ts';

/** One floor to estimate: area m², concrete MPa, blocks MPa, and the slab system if known. */
type UsualFloor = { area: number; fck: number; fbk: number; slabSystem?: SlabSystem };

/** m² of wall per m² of floor in plans of dwellings; like the derived bands of technologyRules.ts. */
export const usualWallRatio: Range = { min: 1.3, max: 1.9 };
/** Blocks of 14 × 19 × 39 per m² of wall. */
export const blocksPerWall = 12.5;

/** Blocks of 14 × 19 × 39 per m² of floor, which follows from both. */
export const usualBlocks: Range = { min: 16, max: 24 };

/** Floor area a column carries, m², and the span that follows. */
const areaPerColumn = 25;
const usualSpan = 5;
/** m; walls and slabs of 10 cm. */
const usualThickness = 0.1;

/** A rule of thumb as old as the codes: 1 MPa of block per floor above, in the even classes that are made. */
export const usualFbk = (floors: number) => Math.min(24, Math.max(4, 2 * Math.ceil(floors / 2)));

/** As in drawings: litres, kilograms. */
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Concrete m³ with steel kg, part of which is strand. */
function element(fck: number, volume: number, steel: number, strand = 0): ConcreteElement {
  const strength = fck > 45 ? { fck, customFck: fck } : { fck };
  const rebar = { ca: 50, mass: rounded(steel - strand, 1) };
  return {
    volumes: [{ ...strength, volume: rounded(volume, 3) }],
    steel: strand > 0 ? [rebar, { ca: strandClass, mass: rounded(strand, 1) }] : [rebar],
  };
}

/**
 * A floor by the usual bands: at t = 0 the low end of each, at t = 1 the high one. How concrete and steel are divided
 * among elements is a rule of thumb without effect on CO₂, because all elements have one fck. Prestressed slabs have a
 * part of their steel as strand.
 * @returns quantities per floor; masonry without grout and mortar, for which no usual band is known.
 */
export function usualStructure(
  technology: Technology,
  { area, fck, fbk, slabSystem }: UsualFloor,
  t: number,
): StructureData {
  const bands = usualBands(technology, slabSystem);
  const shared = slabSystem === undefined ? {} : { slabSystem };
  const concrete = valueAt(bands.concrete_per_area, t) * area;
  const steel = valueAt(bands.steel_per_area, t) * area;
  const form = rounded(valueAt(bands.form_per_concrete, 0.5) * concrete, 1);
  const slab = usualThickness * area;
  const strand = valueAt(usualStrandRate(slabSystem), t) * area;
  switch (technology) {
    case 'beam_column':
      return {
        ...shared,
        concreteColumns: element(fck, 0.25 * concrete, 0.3 * steel),
        concreteBeams: element(fck, 0.25 * concrete, 0.35 * steel),
        concreteSlabs: element(fck, 0.5 * concrete, 0.35 * steel, strand),
        formColumns: rounded(0.25 * form, 1),
        formBeams: rounded(0.35 * form, 1),
        formSlabs: rounded(0.4 * form, 1),
        columnNumber: Math.max(4, Math.round(area / areaPerColumn)),
        averageBeamSpan: usualSpan,
        averageSlabSpan: usualSpan,
      };
    case 'concrete_wall':
      return {
        ...shared,
        concreteWalls: element(fck, concrete - slab, (1 - slab / concrete) * steel),
        concreteSlabs: element(fck, slab, (slab / concrete) * steel, strand),
        wallThickness: 100 * usualThickness,
        slabThickness: 100 * usualThickness,
      };
    case 'structural_masonry': {
      const quantity = Math.max(1, Math.round(valueAt(usualBlocks, t) * area));
      return {
        ...shared,
        masonry: { blocks: [{ type: 'inteiro (14x19x39)', fbk, quantity }] },
        concreteSlabs: element(fck, concrete, steel, strand),
      };
    }
  }
}
