import type { TowerFloor } from '#domain/tower/tower.ts';
import type { DrawnFloor } from '../../../components/towerDrawing/towerLayout.ts';

/** Floors as the server has them, by index; `intensity` is null without structure. */
export type SavedFloors = ReadonlyMap<number, { category: string; area: number; intensity: number | null }>;

/** Gives floors being edited the figures of the saved ones, while kind and area are unchanged. */
export function withSavedIntensity(floors: readonly TowerFloor[], saved: SavedFloors | null): DrawnFloor[] {
  return floors.map((floor) => {
    const same = saved?.get(floor.index);
    const isSame = same !== undefined && same.category === floor.category && same.area === floor.area;
    return isSame ? { ...floor, intensity: same.intensity } : floor;
  });
}
