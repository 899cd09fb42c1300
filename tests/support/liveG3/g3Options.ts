import { fault, type G3Call, g3Route, ok, provided, said } from './g3Exchange.ts';
import { modulePerArea } from './g3Totals.ts';
import { type G3State, type G3StoredOption, newId } from './g3State.ts';

/** A module whose floors are all gone is left out, and an option without any has null. */
function onWire(state: G3State, option: G3StoredOption) {
  const floors = state.units.find(({ id }) => id === option.unit_id)?.floors ?? [];
  const there = new Set(floors.map(({ id }) => id));
  const modules = state.modules
    .filter(({ option_id }) => option_id === option.id)
    .filter(
      ({ type, data }) =>
        type.endsWith('foundation') || ((data['floor_ids'] ?? []) as string[]).some((id) => there.has(id)),
    )
    .map((module) => ({
      id: module.id,
      type: module.type,
      outdated: module.outdated,
      consumption: modulePerArea(module, floors),
    }));
  return { ...option, modules: modules.length === 0 ? null : modules };
}

function makeOnlyActive(state: G3State, option: G3StoredOption): void {
  for (const other of state.options)
    if (other !== option && other.unit_id === option.unit_id && other.role_id === option.role_id)
      other.active = false;
}

function create({ state, params, body }: G3Call) {
  const { u = '', r = '' } = params;
  if (!state.units.some(({ id }) => id === u)) return fault(422, 'unit_id does not exist or is invalid');
  const faults = provided(body, ['name']);
  if (Object.keys(faults).length > 0) return fault(422, faults);
  const active = body['active'] === true;
  const option = { id: newId(), unit_id: u, role_id: r, name: String(body['name']), active };
  state.options.push(option);
  if (active) makeOnlyActive(state, option);
  return ok({ option: { ...option, modules: null } }, 201);
}

const find = ({ state, params }: G3Call) => state.options.find(({ id }) => id === params['o'])!;

function change(call: G3Call) {
  const { state, body } = call;
  const option = find(call);
  const isOutdated = state.modules.some(({ option_id, outdated }) => option_id === option.id && outdated);
  if (body['active'] === true && isOutdated)
    return fault(422, 'option has outdated modules and cannot be activated');
  Object.assign(option, body);
  if (option.active) makeOnlyActive(state, option);
  // The order of the list changes with each change.
  state.options.push(...state.options.splice(state.options.indexOf(option), 1));
  return ok({ option: { ...onWire(state, option), ...body } });
}

function duplicate(call: G3Call) {
  const { state } = call;
  const option = find(call);
  const copy = { ...option, id: newId(), name: `${option.name} (1)`, active: true };
  state.options.push(copy);
  makeOnlyActive(state, copy);
  for (const module of state.modules.filter(({ option_id }) => option_id === option.id))
    state.modules.push({ ...module, id: newId(), option_id: copy.id, outdated: false });
  return ok({ option: onWire(state, copy) }, 201);
}

const one = '/projects/:p/units/:u/options/:o';

export const g3Options = [
  g3Route('GET', '/projects/:p/units/:u/roles/:r/options', 'role', ({ state, params }) => {
    const options = state.options.filter(
      ({ unit_id, role_id }) => unit_id === params['u'] && role_id === params['r'],
    );
    return ok({ options: options.map((option) => onWire(state, option)) });
  }),
  g3Route('POST', '/projects/:p/units/:u/roles/:r/options', 'role', create, ['name', 'active']),
  g3Route('GET', one, 'option', (call) => ok({ option: onWire(call.state, find(call)) })),
  g3Route('PATCH', one, 'option', change, ['name', 'active']),
  g3Route('DELETE', one, 'option', (call) => {
    call.state.options.splice(call.state.options.indexOf(find(call)), 1);
    return said('tower option successfully deleted');
  }),
  g3Route('POST', `${one}/duplicate`, 'option', duplicate),
];
