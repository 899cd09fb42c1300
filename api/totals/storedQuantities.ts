import { isFoundationType, type ModuleType } from '#domain/foundation/foundationType.ts';
import { priceAmounts } from '#domain/prices/priceAmounts.ts';
import { type Quantities, scaleQuantities } from '#domain/materials/quantities.ts';
import { readResult, type StoredResult } from '../versions/storedResult.ts';
import { structureFromStore } from '../versions/structureWire.ts';

/** A stored version: the inputs, and their result by its factor set. */
export type StoredVersion = { type: ModuleType; data: Record<string, unknown>; result: StoredResult };

/**
 * The totals of a version over `floors` floors (of a foundation: the whole of it), with the amounts to pay for, which
 * are computed from the inputs because no version stores them.
 */
export function storedQuantities({ type, data, result }: StoredVersion, floors: number): Quantities {
  const times = isFoundationType(type) ? 1 : floors;
  return {
    ...scaleQuantities(readResult(result), times),
    priceAmounts: priceAmounts(type, structureFromStore(type, data), times),
  };
}
