import { withoutRoundingError } from '#domain/numbers.ts';
import type { Cost } from '#domain/prices/cost.ts';

/** What a module or a foundation costs, R$, on the `share` (0 to 1) of it that a row is of, and per m² of the row's `area`. */
export function costColumns({ total, missingPrices, missingAmounts }: Cost, share: number, area: number) {
  const part = (value: number | undefined, by: number) =>
    value === undefined || !Number.isFinite(by) ? null : withoutRoundingError(value * by);
  return {
    moduleCostMin: part(total?.min, share),
    moduleCostMax: part(total?.max, share),
    moduleCostPerSquareMeterMin: part(total?.min, share / area),
    moduleCostPerSquareMeterMax: part(total?.max, share / area),
    missingPrices,
    missingAmounts,
  };
}
