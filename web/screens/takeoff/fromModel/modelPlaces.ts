import type { PlacedFloor } from '#domain/takeoff/placedStoreys.ts';
import type { TakeoffFloor } from '#domain/takeoff/takeoff.ts';
import { floorArea, type SheetColumn } from '../sheet/sheet.ts';

/** How far the areas of a floor may be apart, of the group's. */
const alikeArea = 0.05;

/** A floor group and what of a model goes to it. */
export type ModelPlace = {
  column: SheetColumn;
  /** Unlike each other: equal storeys are one. */
  floors: TakeoffFloor[];
  storeys: number;
  /** Whether different storeys stand for a larger number of floors: the user has to say which is like which. */
  isOpen: boolean;
  /** m² of one floor in the model and in the group, where they differ. */
  areas: { model: number; group: number } | null;
};

/** The floor groups something of a model goes to. */
export function modelPlaces(placed: readonly PlacedFloor[], columns: readonly SheetColumn[]): ModelPlace[] {
  return columns.flatMap((column) => {
    const floors = placed.filter(({ place }) => place === column.key).map(({ floor }) => floor);
    if (floors.length === 0) return [];
    const storeys = floors.reduce((sum, { repetition }) => sum + repetition, 0);
    const isOpen = floors.length > 1 && storeys < column.floors.length;
    return [{ column, floors, storeys, isOpen, areas: unlikeAreas(floors, storeys, column) }];
  });
}

function unlikeAreas(
  floors: readonly TakeoffFloor[],
  storeys: number,
  column: SheetColumn,
): ModelPlace['areas'] {
  const group = floorArea(column);
  const all = floors.reduce((sum, { area, repetition }) => sum + (area ?? Number.NaN) * repetition, 0);
  const model = all / Math.min(storeys, column.floors.length);
  return group > 0 && Math.abs(model - group) > alikeArea * group ? { model, group } : null;
}
