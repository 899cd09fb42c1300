import { concreteDensity } from '#domain/limits.ts';
import { priceAmounts } from '#domain/prices/priceAmounts.ts';
import {
  perSquareMeter,
  type Quantities,
  scaleQuantities,
  structureQuantities,
} from '#domain/materials/quantities.ts';
import { type SanityHint, sanityHints } from '#domain/materials/sanity.ts';
import { allDimensions } from '#domain/structures/dimensions.ts';
import { areaOfFloors } from '#domain/tower/floorAreas.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { readableStructure } from '../values/readableStructure.ts';

/**
 * Totals of a structure being typed, by the server's own rules: on one floor, on all floors it covers, and per m² of
 * their area (null without a floor); `hints` holds the measures that can be computed, against usual figures.
 */
export type ModuleTotals = {
  perFloor: Quantities;
  total: Quantities;
  intensity: Quantities | null;
  hints: SanityHint[];
};

const formworkFields = Object.entries(allDimensions).flatMap(([name, { use }]) =>
  use === 'formwork' ? [name] : [],
);

/** m² of formwork; null where none was entered. */
function formworkArea(data: object): number | null {
  const given = formworkFields
    .map((name) => (data as Record<string, unknown>)[name])
    .filter((value) => typeof value === 'number');
  return given.length === 0 ? null : given.reduce((sum, value) => sum + value, 0);
}

/** `floors` are those the module covers, with their areas in m². */
export function moduleTotals(
  technology: Technology,
  values: unknown,
  floors: readonly { area: number }[],
): ModuleTotals {
  const data = readableStructure(technology, values);
  const perFloor = structureQuantities(technology, data);
  const pricedAmounts = priceAmounts(technology, data, floors.length);
  const total = { ...scaleQuantities(perFloor, floors.length), priceAmounts: pricedAmounts };
  const area = areaOfFloors(floors);
  // Usual figures are about concrete without grout, which fills blocks and says little about thickness.
  const concrete = ((perFloor.concrete ?? 0) - (perFloor.grout ?? 0)) / concreteDensity;
  return {
    perFloor,
    total,
    intensity: perSquareMeter(total, area),
    hints: sanityHints(
      technology,
      {
        concrete,
        steel: perFloor.steel ?? 0,
        form: formworkArea(data),
        area: floors.length > 0 ? area / floors.length : 0,
      },
      data.slabSystem,
    ),
  };
}
