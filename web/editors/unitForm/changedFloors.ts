import { changedGroups } from '#domain/tower/floorChanges.ts';
import { expandFloors } from '#domain/tower/tower.ts';
import type { ReadableGroup } from './unitFormValues.ts';

/** Indexes of the saved floors on which structures will no longer fit. */
export function changedFloors(
  saved: readonly ReadableGroup[],
  wanted: readonly ReadableGroup[],
): ReadonlySet<number> {
  const changed = new Set(changedGroups(saved, wanted));
  const floors = expandFloors(saved).filter(({ groupIndex }) => changed.has(saved[groupIndex]!));
  return new Set(floors.map(({ index }) => index));
}
