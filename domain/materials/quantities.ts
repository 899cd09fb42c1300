import type { FactorSet } from '../factors/factorSet.ts';
import { currentFactorSet } from '../factors/factorSets.ts';
import type { QuantityFlag } from '../factors/lookup.ts';
import { concreteDensity, groutDensity } from '../limits.ts';
import {
  elementMaterials,
  type MaterialLine,
  type MaterialParts,
  mergeFlags,
  mergeMaterials,
} from './materials.ts';
import { mergePriceAmounts, type PriceAmount, scalePriceAmounts } from '../prices/priceAmount.ts';
import { type Range, scaleLines, scaleRange, sumImpacts } from '../range.ts';
import { elementsOf } from '../structures/elements.ts';
import type { StructureData } from '../structures/structureData.ts';
import type { Technology } from '../structures/technology/technology.ts';

export type ElementQuantities = { element: string; materials: MaterialLine[]; co2: Range; energy: Range };

/**
 * Totals: concrete (grout included), grout and steel in kg, null when there is none; CO₂ kgCO₂e, energy MJ, A1–A3.
 * Nothing is rounded. `flags` gathers those of all materials; `factorSet` names the sets, comma separated if several.
 */
export type Quantities = {
  concrete: number | null;
  grout: number | null;
  steel: number | null;
  co2: Range;
  energy: Range;
  materials: MaterialLine[];
  elements: ElementQuantities[];
  flags: QuantityFlag[];
  factorSet: string;
  /** Amounts to pay for; absent where they were not computed. */
  priceAmounts?: PriceAmount[];
};

/** The totals of a structure, per floor. */
export function structureQuantities(
  type: Technology,
  data: StructureData,
  factorSet: FactorSet = currentFactorSet,
): Quantities {
  return quantitiesOf(elementsOf(type, data), factorSet);
}

/** The totals of parts, by their materials. */
export function quantitiesOf(parts: readonly MaterialParts[], factorSet: FactorSet): Quantities {
  const elements = parts.map((part) => elementTotals(part.element, elementMaterials(part, factorSet)));
  return totalsOf(elements, factorSet.id);
}

/** The same for parts with computed materials. */
export const quantitiesOfElements = (
  parts: readonly { element: string; materials: MaterialLine[] }[],
  factorSet: string,
): Quantities =>
  totalsOf(
    parts.map(({ element, materials }) => elementTotals(element, materials)),
    factorSet,
  );

/** Those of plain concrete volumes, as in a structure record. */
export function concreteQuantities(
  volumes: readonly { fck: number; volume: number }[],
  factorSet: FactorSet = currentFactorSet,
): Quantities {
  const nothing = { steel: [], grout: [], mortar: [], blocks: [] };
  const materials = elementMaterials({ ...nothing, element: 'slabs', volumes: [...volumes] }, factorSet);
  return { ...totalsOf([elementTotals('concrete', materials)], factorSet.id), elements: [] };
}

/** All of it n times. */
export function scaleQuantities(quantities: Quantities, n: number): Quantities {
  const times = (value: number | null) => (value === null ? null : value * n);
  return {
    ...quantities,
    concrete: times(quantities.concrete),
    grout: times(quantities.grout),
    steel: times(quantities.steel),
    co2: scaleRange(quantities.co2, n),
    energy: scaleRange(quantities.energy, n),
    materials: scaleLines(quantities.materials, n),
    elements: quantities.elements.map((element) =>
      elementTotals(element.element, scaleLines(element.materials, n)),
    ),
    ...(quantities.priceAmounts && { priceAmounts: scalePriceAmounts(quantities.priceAmounts, n) }),
  };
}

/** The sum of all of them; zero for an empty list. */
export function sumQuantities(list: readonly Quantities[]): Quantities {
  const byElement = Map.groupBy(
    list.flatMap(({ elements }) => elements),
    ({ element }) => element,
  );
  const elements = [...byElement].map(([element, parts]) =>
    elementTotals(element, mergeMaterials(parts.flatMap(({ materials }) => materials))),
  );
  return {
    concrete: sumPresent(list.map((each) => each.concrete)),
    grout: sumPresent(list.map((each) => each.grout)),
    steel: sumPresent(list.map((each) => each.steel)),
    ...sumImpacts(list),
    materials: mergeMaterials(list.flatMap(({ materials }) => materials)),
    elements,
    flags: mergeFlags(...list.map(({ flags }) => flags)),
    factorSet:
      [...new Set(list.flatMap((each) => each.factorSet.split(', ')))].join(', ') || currentFactorSet.id,
    ...sumPriceAmounts(list.map((each) => each.priceAmounts)),
  };
}

/** A sum with an unknown part is unknown. */
const sumPriceAmounts = (lists: readonly (PriceAmount[] | undefined)[]) =>
  lists.includes(undefined) ? {} : { priceAmounts: mergePriceAmounts(lists.flatMap((list) => list ?? [])) };

/** The same per m² of floor area; null where there is no area. */
export function perSquareMeter(quantities: Quantities, area: number): Quantities | null {
  return area > 0 ? scaleQuantities(quantities, 1 / area) : null;
}

function elementTotals(element: string, materials: MaterialLine[]): ElementQuantities {
  return {
    element,
    materials,
    ...sumImpacts(materials),
  };
}

function totalsOf(elements: ElementQuantities[], factorSet: string): Quantities {
  const materials = mergeMaterials(elements.flatMap((element) => element.materials));
  const concrete = massOf(materials, 'concrete:', concreteDensity);
  const grout = massOf(materials, 'grout:', groutDensity);
  return {
    concrete: sumPresent([concrete, grout]),
    grout,
    steel: massOf(materials, 'steel:', 1),
    ...sumImpacts(materials),
    materials,
    elements,
    flags: mergeFlags(...materials.map(({ flags }) => flags)),
    factorSet: factorSet,
  };
}

function massOf(materials: readonly MaterialLine[], prefix: string, density: number): number | null {
  return sumPresent(
    materials.filter(({ key }) => key.startsWith(prefix)).map(({ amount }) => amount * density),
  );
}

function sumPresent(values: readonly (number | null)[]): number | null {
  const present = values.filter((value) => value !== null);
  return present.length === 0 ? null : present.reduce((sum, value) => sum + value, 0);
}
