import { type Cost, costOf, type Prices } from '../prices/cost.ts';
import { priceAmounts } from '../prices/priceAmounts.ts';
import { amountUnder } from '../materials/materialKeys.ts';
import { type Quantities, scaleQuantities, structureQuantities } from '../materials/quantities.ts';
import { type Range, scaleRange } from '../range.ts';
import type { StructureData } from '../structures/structureData.ts';
import type { Technology } from '../structures/technology/technology.ts';
import { usualFbk, usualStructure } from './usualStructure.ts';

/** The input of a quick estimate: area m² of all floors together, number of floors, concrete MPa. */
export type QuickEstimateInput = { technology: Technology; area: number; floors: number; fck: number };

/** Of all floors: concrete m³, steel kg, CO₂ kgCO₂e, energy MJ; per m² the last two. */
type QuickEstimate = {
  concrete: Range;
  steel: Range;
  blocks: Range | null;
  co2: Range;
  energy: Range;
  perSquareMeter: { co2: Range; energy: Range };
  flags: Quantities['flags'];
  factorSet: string;
};

const lowAndHigh = <T>(
  { technology, area, floors, fck }: QuickEstimateInput,
  of: (floor: StructureData) => T,
) => {
  const floor = { area: area / floors, fck, fbk: usualFbk(floors) };
  return [of(usualStructure(technology, floor, 0)), of(usualStructure(technology, floor, 1))] as const;
};

/**
 * The cost of that tower, R$: from the low end at the lowest prices to the high end at the highest. `total` is null
 * while a price is missing.
 */
export function quickCost(input: QuickEstimateInput, prices: Prices): Omit<Cost, 'lines'> {
  const [low, high] = lowAndHigh(input, (data) =>
    costOf(priceAmounts(input.technology, data, input.floors), prices),
  );
  const { missingPrices, missingAmounts } = high;
  const total = low.total && high.total && { min: low.total.min, max: high.total.max };
  return { total, missingPrices, missingAmounts };
}

/**
 * Usual quantities of a tower: from the low end of the bands with the cleanest suppliers to the high end with the least
 * clean ones. Structure only, A1–A3; masonry without grout and mortar.
 */
export function quickEstimate(input: QuickEstimateInput): QuickEstimate {
  const { technology, area, floors } = input;
  const [low, high] = lowAndHigh(input, (data) =>
    scaleQuantities(structureQuantities(technology, data), floors),
  );
  const range = (of: (quantities: Quantities) => number): Range => ({ min: of(low), max: of(high) });
  const co2 = { min: low.co2.min, max: high.co2.max };
  const energy = { min: low.energy.min, max: high.energy.max };
  return {
    concrete: range(({ materials }) => amountUnder(materials, 'concrete:')),
    steel: range(({ materials }) => amountUnder(materials, 'steel:')),
    blocks:
      technology === 'structural_masonry' ? range(({ materials }) => amountUnder(materials, 'block')) : null,
    co2,
    energy,
    perSquareMeter: { co2: scaleRange(co2, 1 / area), energy: scaleRange(energy, 1 / area) },
    flags: high.flags,
    factorSet: high.factorSet,
  };
}
