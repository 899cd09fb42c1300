import { floorCategories } from '#domain/tower/floorCategories.ts';
import { floorConsumption, moduleConsumption } from './consumption.ts';
import { fault, longNames, missing, ok, type Route, unknownKey } from './exchange.ts';
import { type LiveFloor, type LiveOption, type LiveState, newId, now, takeOut } from './liveState.ts';

const unitPath = /^\/v1\/projects\/(?<p>[^/]+)\/units\/(?<u>[^/]+)$/;
const optionsPath = /^\/v1\/projects\/(?<p>[^/]+)\/units\/(?<u>[^/]+)\/options$/;
const optionPath = /^\/v1\/projects\/(?<p>[^/]+)\/units\/(?<u>[^/]+)\/options\/(?<o>[^/]+)$/;
const groupKeys = ['name', 'category', 'area', 'height', 'repetition', 'index'];

type Group = Pick<LiveFloor, 'category' | 'area' | 'height'> & { name: string; repetition: number };

/** Basements get −n to −1, the others 0 and up in the order given. */
export function floorsOf(groups: readonly Group[]): LiveFloor[] {
  const below = groups.filter(({ category }) => category === 'basement_floor');
  let next = -below.reduce((sum, { repetition }) => sum + repetition, 0);
  const others = groups.filter(({ category }) => category !== 'basement_floor');
  return [...below, ...others].flatMap(({ name, category, area, height, repetition }) => {
    const group_id = newId();
    return Array.from({ length: repetition }, () => ({
      id: newId(),
      group_id,
      group_name: name,
      category,
      area,
      height,
      index: next++,
    }));
  });
}

/** A unit or option that the rest of the path does not lead to is missing. */
const optionOf = (state: LiveState, params: Record<string, string>) =>
  state.options.find(({ id, unitId }) => id === params['o'] && unitId === params['u']);

function optionOnWire(state: LiveState, { id, tower_id, name, active }: LiveOption) {
  const modules = state.modules
    .filter(({ optionId }) => optionId === id)
    .map((module) => ({ id: module.id, type: module.type, consumption: moduleConsumption(module) }));
  return { id, tower_id, name, active, modules: modules.length === 0 ? null : modules };
}

function makeOnlyReference(state: LiveState, option: LiveOption): void {
  for (const other of state.options)
    if (other.unitId === option.unitId && other !== option) other.active = false;
}

export const towerRoutes: Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/projects\/(?<p>[^/]+)\/units$/,
    access: 'project:edit',
    keys: ['name', 'type', 'data'],
    run: ({ state, params, body }) => {
      const data = (body['data'] ?? {}) as { floor_groups?: Group[] };
      const groups = data.floor_groups ?? [];
      const stranger = groups
        .map((group) => unknownKey(group, groupKeys))
        .find((reply) => reply !== undefined);
      if (stranger !== undefined) return stranger;
      const wrong = groups.findIndex(({ category }) => !floorCategories.includes(category));
      if (wrong >= 0) return fault(422, { [`floor_groups.${wrong}.category`]: 'must be a valid category' });
      const tooLong = longNames(body);
      if (Object.keys(tooLong).length > 0) return fault(422, tooLong);
      const unit = {
        id: newId(),
        project_id: params['p'] ?? '',
        name: body['name'] as string,
        type: 'tower' as const,
      };
      state.units.push({ ...unit, towerId: newId(), floors: floorsOf(groups) });
      return ok({ unit });
    },
  },
  {
    method: 'GET',
    path: unitPath,
    access: 'project:view',
    run: ({ state, params }) => {
      const unit = state.units.find(({ id }) => id === params['u']);
      if (unit === undefined) return missing();
      const { towerId, floors, ...rest } = unit;
      const shown = floors.map((floor) => ({
        ...floor,
        consumption: floorConsumption(state, unit.id, floor),
      }));
      const tower = { id: towerId, created_at: now(), updated_at: now(), version: 1, floors: shown };
      return ok({ unit: { ...rest, tower } });
    },
  },
  {
    method: 'PATCH',
    path: unitPath,
    access: 'project:edit',
    run: () => fault(501, 'this feature is not implemented yet'),
  },
  {
    method: 'DELETE',
    path: unitPath,
    access: 'project:edit',
    run: ({ state, params }) => {
      const gone = takeOut(state.units, ({ id }) => id === params['u']);
      return gone.length === 0 ? missing() : ok({ message: 'unit successfully deleted' });
    },
  },
  {
    method: 'GET',
    path: optionsPath,
    access: 'project:view',
    run: ({ state, params }) => {
      const options = state.options.filter(({ unitId }) => unitId === params['u']);
      const shown = options.map((option) => optionOnWire(state, option));
      return ok({ tower_options: shown.length === 0 ? null : shown });
    },
  },
  {
    method: 'POST',
    path: optionsPath,
    access: 'project:edit',
    keys: ['name', 'active'],
    run: ({ state, params, body }) => {
      const unit = state.units.find(({ id }) => id === params['u']);
      if (unit === undefined) return missing();
      if (!body['name']) return fault(422, { name: 'must be provided' });
      const names = { name: body['name'] as string, active: body['active'] === true };
      const option = { id: newId(), tower_id: unit.towerId, unitId: unit.id, ...names };
      state.options.push(option);
      if (option.active) makeOnlyReference(state, option);
      return { status: 201, body: { tower_option: optionOnWire(state, option) } };
    },
  },
  {
    method: 'GET',
    path: optionPath,
    access: 'project:view',
    run: ({ state, params }) => {
      const option = optionOf(state, params);
      return option === undefined ? missing() : ok({ tower_option: optionOnWire(state, option) });
    },
  },
  {
    method: 'PATCH',
    path: optionPath,
    access: 'project:edit',
    keys: ['name', 'active'],
    run: ({ state, params, body }) => {
      const option = optionOf(state, params);
      if (option === undefined) return missing();
      Object.assign(option, body);
      // The database hands a changed row out last.
      state.options.splice(state.options.indexOf(option), 1);
      state.options.push(option);
      if (option.active) makeOnlyReference(state, option);
      return ok({ tower_option: optionOnWire(state, option) });
    },
  },
  {
    method: 'DELETE',
    path: optionPath,
    access: 'project:edit',
    run: ({ state, params }) => {
      const gone = takeOut(state.options, ({ id }) => id === params['o']);
      return gone.length === 0 ? missing() : ok({ message: 'option successfully deleted' });
    },
  },
];
