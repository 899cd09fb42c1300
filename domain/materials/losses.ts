import { isPrestressing } from '../factors/steelClass.ts';
import { quantitiesOfElements, type Quantities } from './quantities.ts';
import { scaleLine } from '../range.ts';
import type { Technology } from '../structures/technology/technology.ts';

/** Where the coefficients come from. */
export const lossSource = 'SINAPI SP 2026-09';

/** What a part belongs to: a structure of a technology, or a foundation. */
export type LossPlace = Technology | 'foundation';

/**
 * Amount bought ÷ amount in the building, of concrete by element: compositions 103672 and 103675 (frames), 99432 and 99431
 * (walls and their slabs), 96557 (caps and grade beams), 96558 (footings). A pile is bored wider than its nominal section,
 * 1.23 at 90 cm and more below (106794 to 106798, derived): diameters are not recorded, so the least is taken.
 */
const concreteLosses: Readonly<Record<string, number>> = {
  walls: 1.082,
  piles: 1.23,
  caissons: 1.23,
  pile_caps: 1.23,
  grade_beams: 1.23,
  tie_beams: 1.23,
  footings: 1.26,
};
const usualConcreteLoss = 1.103;
const slabsOfWalls = 1.105;

/** Bars of 8 to 16 mm (92759 to 92806); thinner ones have 1.07, thicker ones 1.14, and diameters are not recorded. */
const barLoss = 1.11;
/** Wires of CA60, up to 6.3 mm. */
const wireLoss = 1.07;
/** Welded mesh in walls and their slabs, laps included (91593 to 91599, derived). */
const meshLoss = 1.1429;

/** Grout of cells and bond beams: 105792 to 105802. */
const groutLoss = 1.1968;

/** Pieces of block per module of wall (89462 to 89480): 5.6 % more up to fbk 6, 3.4 % from 14 on, in between by fbk. */
function blockLoss(fbk: number): number {
  const t = Math.min(1, Math.max(0, (fbk - 6) / (14 - 6)));
  return 1.056 + t * (1.034 - 1.056);
}

/**
 * The amount bought of an element's material per amount in the building, in Brazilian practice. Laying mortar, strand
 * and materials outside the factor set have no coefficient in the source: 1.
 */
export function lossOf(place: LossPlace, element: string, key: string): number {
  const [kind = '', ...rest] = key.split(':');
  const strength = Number(rest.at(-1));
  const isWall = place === 'concrete_wall' && ['walls', 'slabs'].includes(element);
  switch (kind) {
    case 'concrete':
      return isWall && element === 'slabs' ? slabsOfWalls : (concreteLosses[element] ?? usualConcreteLoss);
    case 'steel':
      if (isPrestressing(strength)) return 1;
      if (strength !== 60) return barLoss;
      return isWall ? meshLoss : wireLoss;
    case 'grout':
      return groutLoss;
    case 'block':
      return blockLoss(strength);
    default:
      return 1;
  }
}

/** The same for a material in all of these elements together. */
export function overallLoss(
  place: LossPlace,
  elements: readonly { element: string; materials: readonly { key: string; amount: number }[] }[],
  key: string,
): number {
  let [held, bought] = [0, 0];
  for (const { element, materials } of elements)
    for (const { amount } of materials.filter((line) => line.key === key)) {
      held += amount;
      bought += amount * lossOf(place, element, key);
    }
  return held === 0 ? 1 : bought / held;
}

/** Quantities with losses. Amounts to pay for are unchanged, because prices include losses. */
export function withLosses(place: LossPlace, quantities: Quantities): Quantities {
  const elements = quantities.elements.map(({ element, materials }) => ({
    element,
    materials: materials.map((line) => scaleLine(line, lossOf(place, element, line.key))),
  }));
  const { flags, factorSet, priceAmounts } = quantities;
  return {
    ...quantitiesOfElements(elements, factorSet),
    flags,
    ...(priceAmounts && { priceAmounts }),
  };
}
