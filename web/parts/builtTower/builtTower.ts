import { type DrawnFloor, type PlacedFloor, towerLayout } from '../../components/towerDrawing/towerLayout.ts';

/** Width and height of every tower, in the drawing's pixels. */
export const towerBox = { width: 130, height: 260 };

/** A part of a floor that one module covers; null without structure. Two modules on a floor halve it. */
export type BuiltPart = Omit<PlacedFloor, 'floor'> & { key: string; moduleId: string | null };

type Floor = DrawnFloor & { id: string };
type Module = { id: string; floorIds: readonly string[] };

/** Where each module lies in a tower: floors to scale from the lowest up, and the line of the ground. */
export function builtTower(
  floors: readonly Floor[],
  modules: readonly Module[],
): { parts: BuiltPart[]; groundY: number } {
  const layout = towerLayout(floors, { ...towerBox, labelGap: 0 });
  const parts = layout.floors.flatMap(({ floor, ...place }) => {
    const { id } = floor as Floor;
    const here = modules.filter(({ floorIds }) => floorIds.includes(id)).map((module) => module.id);
    const shares: (string | null)[] = here.length > 0 ? here : [null];
    const width = place.width / shares.length;
    return shares.map((moduleId, at) => ({
      ...place,
      key: `${id}|${moduleId ?? ''}`,
      moduleId,
      width,
      x: place.x + at * width,
    }));
  });
  return { parts, groundY: layout.groundY };
}
