import type { FloorCategory } from './floorCategories.ts';

/** What matching needs of a run of equal floors; no id where the service keeps none or the group is new. */
type FloorRun = {
  readonly id?: string | undefined;
  readonly name: string;
  readonly category: FloorCategory;
  readonly area: number;
  readonly height: number;
  readonly repetition: number;
};

type Rule = (group: FloorRun, place: number, candidate: FloorRun, position: number) => boolean;

/** How a group without an id is matched: by name and kind, else by position and kind (a renamed one). */
const rules: readonly Rule[] = [
  (group, _place, { name, category }) => group.name === name && group.category === category,
  (group, place, { category }, position) => place === position && group.category === category,
];

/** The saved group of each wanted one, in the order wanted; matched by id where it has one. */
export function matchGroups<Saved extends FloorRun>(
  saved: readonly Saved[],
  wanted: readonly FloorRun[],
): (Saved | undefined)[] {
  const matches = wanted.map(({ id }) =>
    id === undefined ? undefined : saved.find((group) => group.id === id),
  );
  for (const fits of rules) {
    for (const [position, candidate] of wanted.entries()) {
      if (candidate.id !== undefined) continue;
      matches[position] ??= saved.find(
        (group, place) => !matches.includes(group) && fits(group, place, candidate, position),
      );
    }
  }
  return matches;
}

const shape = ['category', 'area', 'height', 'repetition'] as const;

/** Saved groups that are deleted or change in kind, size or number: structures on their floors no longer fit. */
export function changedGroups<Saved extends FloorRun>(
  saved: readonly Saved[],
  wanted: readonly FloorRun[],
): Saved[] {
  const matches = matchGroups(saved, wanted);
  return saved.filter((group) => {
    const after = wanted[matches.indexOf(group)];
    return after === undefined || shape.some((field) => group[field] !== after[field]);
  });
}
