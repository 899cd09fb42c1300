import type { FloorCategory } from '#domain/tower/floorCategories.ts';
import { floorGroups, type FloorOption } from '#domain/tower/tower.ts';
import type { PickedFloor } from '../../../components/towerDrawing/FloorPicker.tsx';

/** A floor that can be drawn: height m. */
export type DrawableFloor = FloorOption & { readonly height: number };

type Words = { area: (area: number) => string; covered: (modules: string) => string };

/** The floors of the tower as the drawing ticks them, each named as in the list beside it. */
export function pickedFloors(
  floors: readonly DrawableFloor[],
  chosen: ReadonlySet<string>,
  otherModules: ReadonlyMap<string, string[]>,
  words: Words,
): PickedFloor[] {
  return floorGroups(floors).flatMap((group) =>
    group.floors.map(({ id, index, category, area, height }, at) => {
      const name = group.floors.length > 1 ? `${group.name} ${at + 1}` : group.name;
      const modules = otherModules.get(id)?.join(', ');
      const parts = [name, words.area(area), modules === undefined ? null : words.covered(modules)];
      return {
        id,
        index,
        name,
        category: category.toLowerCase() as FloorCategory,
        area,
        height,
        label: parts.filter(Boolean).join(' · '),
        isChosen: chosen.has(id),
        isTaken: modules !== undefined,
      };
    }),
  );
}
