import { quantitiesPerFloor } from './g3Quantities.ts';
import type { G3State, G3StoredFloor, G3StoredModule } from './g3State.ts';

type G3Totals = { co2_min: number; co2_max: number; energy_min: number; energy_max: number };

/** kg and MJ of one floor, as entered. */
export const moduleTotals = (module: G3StoredModule): G3Totals =>
  quantitiesPerFloor(module.type, module.data);

const scaled = (totals: G3Totals, by: number): G3Totals => ({
  co2_min: totals.co2_min * by,
  co2_max: totals.co2_max * by,
  energy_min: totals.energy_min * by,
  energy_max: totals.energy_max * by,
});

const added = (list: readonly G3Totals[]): G3Totals =>
  list.reduce(
    (sum, row) => ({
      co2_min: sum.co2_min + row.co2_min,
      co2_max: sum.co2_max + row.co2_max,
      energy_min: sum.energy_min + row.energy_min,
      energy_max: sum.energy_max + row.energy_max,
    }),
    { co2_min: 0, co2_max: 0, energy_min: 0, energy_max: 0 },
  );

/** A foundation has none. */
export const floorIdsOf = ({ data }: G3StoredModule) => (data['floor_ids'] ?? []) as string[];

/** Per m² of the floors that carry it. */
export function modulePerArea(module: G3StoredModule, floors: readonly G3StoredFloor[]): G3Totals {
  const carried = floors.filter(({ id }) => floorIdsOf(module).includes(id));
  const area = carried.reduce((sum, floor) => sum + floor.area, 0);
  return scaled(moduleTotals(module), area === 0 ? 0 : carried.length / area);
}

/** By technology over the floors that carry it, and the sum; absent where nothing is counted. */
export function consumptionsOf(state: G3State, floors: readonly G3StoredFloor[]) {
  const ids = new Set(floors.map(({ id }) => id));
  const active = new Set(state.options.filter((option) => option.active).map(({ id }) => id));
  const counted = state.modules.filter(
    (module) => active.has(module.option_id) && floorIdsOf(module).some((id) => ids.has(id)),
  );
  if (counted.length === 0) return {};
  const parts = Map.groupBy(counted, ({ type }) => type);
  const byType = [...parts].map(
    ([type, modules]) => [type, added(modules.map((module) => modulePerArea(module, floors)))] as const,
  );
  const total = added(byType.map(([, totals]) => totals));
  return { consumptions: { ...Object.fromEntries(byType), total } };
}
