import type { TakeoffFloor } from '#domain/takeoff/takeoff.ts';
import type { DrawnFloor } from '../../components/towerDrawing/towerLayout.ts';

/** Storeys of a model as floors to draw, the first that is no basement being floor 0. */
export function drawnStoreys(floors: readonly TakeoffFloor[]): DrawnFloor[] {
  const basements = floors
    .filter(({ category }) => category === 'basement_floor')
    .reduce((sum, { repetition }) => sum + repetition, 0);
  let index = -basements;
  return floors.flatMap(({ name, category, area, height, repetition }) =>
    Array.from({ length: repetition }, () => ({
      index: index++,
      name,
      category,
      area: area ?? 1,
      height: height ?? 3,
    })),
  );
}
