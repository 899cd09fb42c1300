import { floorCategories } from '#domain/tower/floorCategories.ts';
import { isFoundation } from './g3Foundations.ts';
import { consumptionsOf, floorIdsOf } from './g3Totals.ts';
import { fault, type G3Call, g3Route, missing, ok, provided, type G3Reply, said } from './g3Exchange.ts';
import { type G3State, type G3StoredFloor, type G3StoredModule, type G3Unit, newId, now } from './g3State.ts';

type SentFloor = Partial<G3StoredFloor>;

/** Faults of a list of floors, by dotted names. Unknown keys inside it are passed over. */
function faultsIn(floors: readonly SentFloor[]): Record<string, string> {
  const faults: Record<string, string> = {};
  floors.forEach((floor, at) => {
    if (!floor.floor_group) faults[`floors.${at}.floor_group`] = 'must be provided';
    if (!floorCategories.some((category) => category === floor.category))
      faults[`floors.${at}.category`] = 'invalid category';
    if (!((floor.area ?? 0) > 0)) faults[`floors.${at}.area`] = 'must be greater than zero';
    if (!((floor.height ?? 0) > 0)) faults[`floors.${at}.height`] = 'must be greater than zero';
  });
  const indexes = floors.map(({ index = 0 }) => index).toSorted((a, b) => a - b);
  if (new Set(indexes).size < indexes.length) faults['floors.1.index'] = 'index must be unique';
  else if (indexes.some((index, at) => index !== (indexes[0] ?? 0) + at))
    faults['floors'] = 'floor indexes must be continuous without gaps';
  return faults;
}

const toFloor = (unitId: string, sent: SentFloor): G3StoredFloor => ({
  id: sent.id ?? newId(),
  unit_id: unitId,
  floor_group: sent.floor_group ?? '',
  category: sent.category ?? '',
  area: sent.area ?? 0,
  height: sent.height ?? 0,
  index: sent.index ?? 0,
});

const sentFloors = (body: Record<string, unknown>) =>
  ((body['data'] ?? {}) as { floors?: SentFloor[] | null }).floors ?? [];

function onWire(state: G3State, { floors, housing_units_count: homes, ...unit }: G3Unit) {
  const shown = floors
    .toSorted((a, b) => a.index - b.index)
    .map((floor) => ({ ...floor, ...consumptionsOf(state, [floor]) }));
  return {
    ...unit,
    ...(homes === undefined ? {} : { housing_units_count: homes }),
    ...(shown.length === 0 ? {} : { floors: shown }),
  };
}

const find = ({ state, params }: G3Call) => state.units.find(({ id }) => id === params['u']);

function create({ state, params, body }: G3Call): G3Reply {
  const sent = sentFloors(body);
  const faults = { ...provided(body, ['name', 'type']), ...faultsIn(sent) };
  if (Object.keys(faults).length > 0) return fault(422, faults);
  const id = newId();
  const unit: G3Unit = {
    id,
    project_id: params['p'] ?? '',
    name: String(body['name']),
    type: 'tower',
    repetition_count: Number(body['repetition_count'] ?? 1),
    housing_units_count: body['housing_units_count'] as number | undefined,
    version: 1,
    created_at: now(),
    updated_at: now(),
    floors: sent.map((floor) => toFloor(id, floor)),
  };
  state.units.push(unit);
  return ok({ unit: onWire(state, unit) });
}

/** The list replaces the floors by id; what changed makes modules outdated and turns their options off. */
function change(call: G3Call): G3Reply {
  const { state, body } = call;
  const unit = find(call);
  if (unit === undefined) return missing();
  const sent = sentFloors(body);
  const faults = faultsIn(sent);
  if (Object.keys(faults).length > 0) return fault(422, faults);
  const before = onWire(state, unit);
  const name = typeof body['name'] === 'string' && body['name'] !== '' ? body['name'] : unit.name;
  unit.housing_units_count = body['housing_units_count'] as number | undefined;
  unit.version += 1;
  if (sent.length > 0) {
    const known = new Map(unit.floors.map((floor) => [floor.id, floor]));
    const after = sent.map(({ id, ...floor }) =>
      toFloor(unit.id, { ...floor, ...(id !== undefined && known.has(id) ? { id } : {}) }),
    );
    const changed = after.filter(
      (floor) => known.has(floor.id) && JSON.stringify(known.get(floor.id)) !== JSON.stringify(floor),
    );
    unit.floors = after;
    for (const { id } of changed) outdate(state, (module) => floorIdsOf(module).includes(id));
    // A module keeps the ids of floors that are gone; it is outdated only when all are.
    const left = new Set(after.map(({ id }) => id));
    outdate(state, (module) => {
      const ids = floorIdsOf(module);
      return ids.some((id) => known.has(id)) && !ids.some((id) => left.has(id));
    });
  }
  const repetition = body['repetition_count'] as number | undefined;
  Object.assign(unit, { name, repetition_count: repetition ?? unit.repetition_count, updated_at: now() });
  return ok({ unit: { ...before, name } });
}

function outdate(state: G3State, isTouched: (module: G3StoredModule) => boolean): void {
  for (const module of state.modules) {
    if (!isTouched(module)) continue;
    module.outdated = true;
    const option = state.options.find(({ id }) => id === module.option_id);
    if (option !== undefined) option.active = false;
  }
}

/** A copy with its options and modules; `roles` are those of another project that take the place of the old. */
export function copyUnit(
  state: G3State,
  unit: G3Unit,
  other: Partial<G3Unit>,
  roles: ReadonlyMap<string, string> = new Map(),
): G3Unit {
  const id = newId();
  const ids = new Map(unit.floors.map((floor) => [floor.id, newId()]));
  const floors = unit.floors.map((floor) => ({ ...floor, id: ids.get(floor.id)!, unit_id: id }));
  const copy = { ...unit, ...other, id, floors };
  state.units.push(copy);
  for (const option of state.options.filter(({ unit_id }) => unit_id === unit.id)) {
    const role_id = roles.get(option.role_id) ?? option.role_id;
    const twin = { ...option, id: newId(), unit_id: id, role_id };
    state.options.push(twin);
    for (const module of state.modules.filter(({ option_id }) => option_id === option.id)) {
      const floor_ids = floorIdsOf(module).map((floor) => ids.get(floor) ?? floor);
      const data = isFoundation(module.type)
        ? { ...module.data, unit_id: id }
        : { ...module.data, floor_ids };
      state.modules.push({ ...module, id: newId(), option_id: twin.id, outdated: false, data });
    }
  }
  return copy;
}

const unitKeys = ['name', 'repetition_count', 'housing_units_count', 'data'];

export const g3Towers = [
  g3Route('POST', '/projects/:p/units', 'create:unit', create, [...unitKeys, 'type']),
  g3Route('GET', '/projects/:p/units/:u', 'open', (call) => {
    const unit = find(call);
    if (unit === undefined) return missing();
    const { state, user, params } = call;
    const roles = state.roles
      .filter((role) => role.project_id === params['p'] && role.simulation)
      .map(({ id, name, users_ids }) => ({ id, name, is_member: users_ids.includes(user?.id ?? '') }));
    return ok({ roles, unit: onWire(state, unit) });
  }),
  g3Route('PATCH', '/projects/:p/units/:u', 'update:unit', change, unitKeys),
  g3Route('DELETE', '/projects/:p/units/:u', 'delete:unit', (call) => {
    const unit = find(call);
    if (unit === undefined) return missing();
    call.state.units.splice(call.state.units.indexOf(unit), 1);
    return said('unit successfully deleted');
  }),
  g3Route('POST', '/projects/:p/units/:u/duplicate', 'create:unit', (call) => {
    const unit = find(call);
    if (unit === undefined) return missing();
    const copy = copyUnit(call.state, unit, { name: `${unit.name} (1)` });
    return ok({ unit: onWire(call.state, copy) }, 201);
  }),
];
