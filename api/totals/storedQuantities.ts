import { isFoundationType, type ModuleType } from '#domain/foundation/foundationType.ts';
import { priceAmounts } from '#domain/prices/priceAmounts.ts';
import { type Quantities, scaleQuantities } from '#domain/materials/quantities.ts';
import { readResult, type StoredResult } from '../versions/storedResult.ts';
import { structureFromStore } from '../versions/structureWire.ts';

/** A version as it is stored: what was entered, and what that came to by its factor set. */
export type StoredVersion = { type: ModuleType; data: Record<string, unknown>; result: StoredResult };

/**
 * What a version comes to over `floors` floors, of a foundation the whole of it, with what has to be paid for: that is
 * worked out of what was entered, because no version keeps it.
 */
export function storedQuantities({ type, data, result }: StoredVersion, floors: number): Quantities {
  const times = isFoundationType(type) ? 1 : floors;
  return {
    ...scaleQuantities(readResult(result), times),
    priceAmounts: priceAmounts(type, structureFromStore(type, data), times),
  };
}
