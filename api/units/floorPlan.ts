import { changedGroups, matchGroups } from '#domain/tower/floorChanges.ts';
import type { FloorGroup } from '#domain/tower/unit.ts';
import { expandFloors } from '#domain/tower/tower.ts';
import { newId } from '../http/ids.ts';

/** A floor group as stored, with the ids of its floors from the lowest up. */
export type StoredGroup = {
  id: string;
  name: string;
  category: FloorGroup['category'];
  area: number;
  height: number;
  repetition: number;
  index: number | null;
  floors: string[];
};

type PlannedGroup = Omit<StoredGroup, 'floors'> & { position: number };
type PlannedFloor = { id: string; groupId: string; index: number };

/** The new floors of a tower, and the floors and groups that are deleted. */
export type FloorPlan = {
  groups: PlannedGroup[];
  floors: PlannedFloor[];
  removedGroups: string[];
  removedFloors: string[];
  /** Stored groups whose floors are deleted or change in number, kind or size, so that structures no longer fit. */
  reshapedGroups: string[];
};

/** Plans the change of a tower's floors. Remaining floors keep their ids, so that modules go on covering them. */
export function planFloors(stored: readonly StoredGroup[], wanted: readonly FloorGroup[]): FloorPlan {
  const matches = matchGroups(stored, wanted);
  const groups = wanted.map(({ name, category, area, height, repetition, index }, position) => ({
    id: matches[position]?.id ?? newId(),
    name,
    category,
    area,
    height,
    repetition,
    position,
    index: index ?? null,
  }));
  const ids = wanted.map((group, position) => floorIds(matches[position], group));
  const taken = wanted.map(() => 0);
  const floors = expandFloors(wanted).map(({ groupIndex, index }) => {
    const nth = taken[groupIndex] ?? 0;
    taken[groupIndex] = nth + 1;
    return { id: ids[groupIndex]?.[nth] ?? newId(), groupId: groups[groupIndex]?.id ?? '', index };
  });
  const kept = new Set([...groups.map(({ id }) => id), ...floors.map(({ id }) => id)]);
  const gone = (id: string) => !kept.has(id);
  return {
    groups,
    floors,
    removedGroups: stored.map(({ id }) => id).filter(gone),
    removedFloors: stored.flatMap((group) => group.floors).filter(gone),
    reshapedGroups: changedGroups(stored, wanted).map(({ id }) => id),
  };
}

/** Ids for a group's floors, lowest first. The floors nearest the ground are kept, because towers grow upwards. */
function floorIds(match: StoredGroup | undefined, { category, repetition }: FloorGroup): string[] {
  const old = match?.floors ?? [];
  const added = Array.from({ length: Math.max(0, repetition - old.length) }, newId);
  if (category === 'basement_floor') return [...added, ...old.slice(Math.max(0, old.length - repetition))];
  return [...old.slice(0, repetition), ...added];
}
