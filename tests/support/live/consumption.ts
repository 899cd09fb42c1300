import { sidac2026_04Service } from '#domain/factors/sidac2026_04Service.ts';
import { structureQuantities } from '#domain/materials/quantities.ts';
import type { StructureData } from '#domain/structures/structureData.ts';
import { structureFromStore } from '../../../api/versions/structureWire.ts';
import type { LiveFloor, LiveModule, LiveState } from './liveState.ts';

type Consumption = { co2_min: number; co2_max: number; energy_min: number; energy_max: number };
const none: Consumption = { co2_min: 0, co2_max: 0, energy_min: 0, energy_max: 0 };
const keys = ['co2_min', 'co2_max', 'energy_min', 'energy_max'] as const;

const each = (f: (key: (typeof keys)[number]) => number) =>
  Object.fromEntries(keys.map((key) => [key, f(key)])) as Consumption;

/** Per floor: kgCO2e and MJ. */
export function moduleConsumption({ type, data }: LiveModule): Consumption {
  const { co2, energy } = structureQuantities(
    type,
    structureFromStore(type, data) as StructureData,
    sidac2026_04Service,
  );
  return { co2_min: co2.min, co2_max: co2.max, energy_min: energy.min, energy_max: energy.max };
}

/** The option the unit's figures come from. */
const chosen = (state: LiveState, unitId: string) => {
  const options = state.options.filter((option) => option.unitId === unitId);
  return options.find(({ active }) => active) ?? options.at(-1);
};

/** Per m² of one floor. */
export function floorConsumption(state: LiveState, unitId: string, floor: LiveFloor): Consumption {
  const option = chosen(state, unitId);
  const covering = state.modules.filter(
    ({ optionId, floor_ids }) => optionId === option?.id && floor_ids.includes(floor.id),
  );
  const sums = covering.map(moduleConsumption);
  return each((key) => sums.reduce((sum, part) => sum + part[key], 0) / floor.area);
}

/** Per m² of all floors, and their area in m². */
export function unitConsumption(state: LiveState, unitId: string, floors: readonly LiveFloor[]) {
  const area = floors.reduce((sum, floor) => sum + floor.area, 0);
  const parts = floors.map((floor) => ({ floor, part: floorConsumption(state, unitId, floor) }));
  const consumption =
    area === 0
      ? none
      : each((key) => parts.reduce((sum, { floor, part }) => sum + part[key] * floor.area, 0) / area);
  return { consumption, area };
}

export function projectConsumption(state: LiveState, projectId: string) {
  const units = state.units.filter(({ project_id }) => project_id === projectId);
  const parts = units.map(({ id, floors }) => unitConsumption(state, id, floors));
  const area = parts.reduce((sum, part) => sum + part.area, 0);
  if (area === 0) return {};
  return {
    consumption: each(
      (key) => parts.reduce((sum, part) => sum + part.consumption[key] * part.area, 0) / area,
    ),
    area,
  };
}

/** Everybody's units by rank, with the ids of their projects. */
export function benchmarkOf(state: LiveState) {
  const rows = state.units.map(({ id, project_id, floors }) => ({
    id: project_id,
    ...unitConsumption(state, id, floors).consumption,
  }));
  const curve = (min: 'co2_min' | 'energy_min', max: 'co2_max' | 'energy_max') => {
    const points = rows
      .map((row) => ({ id: row.id, min: row[min], max: row[max] }))
      .toSorted((a, b) => a.min - b.min)
      .map(({ id, ...span }, rank, all) => ({ id, y: (rank + 1) / all.length, ...span }));
    return points.length === 0 ? null : points;
  };
  return { co2: curve('co2_min', 'co2_max'), energy: curve('energy_min', 'energy_max') };
}
