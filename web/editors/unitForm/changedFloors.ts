import { expandFloors } from '#domain/tower.ts';
import type { ReadableGroup } from './unitFormValues.ts';

const shape = ['category', 'area', 'height', 'repetition'] as const;

/**
 * Indexes of saved floors whose group vanishes or changes in kind, size or number: structures on them will no longer
 * fit. A group is known by its id, else by name and kind, as the service matches them.
 */
export function changedFloors(
  saved: readonly ReadableGroup[],
  wanted: readonly ReadableGroup[],
): ReadonlySet<number> {
  const free = new Set(wanted);
  const matches = saved.map((group) => {
    const match =
      [...free].find(({ id }) => id !== undefined && id === group.id) ??
      [...free].find(({ id, name, category }) => !id && name === group.name && category === group.category);
    if (match !== undefined) free.delete(match);
    return match;
  });
  const isChanged = (index: number) => {
    const [before, after] = [saved[index], matches[index]];
    return (
      before === undefined || after === undefined || shape.some((field) => before[field] !== after[field])
    );
  };
  const floors = expandFloors(saved).filter(({ group_index }) => isChanged(group_index));
  return new Set(floors.map(({ index }) => index));
}
