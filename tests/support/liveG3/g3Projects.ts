import { projectPhases } from '#domain/project/phases.ts';
import { brazilianStates } from '#domain/project/states.ts';
import { consumptionsOf } from './g3Totals.ts';
import { fault, type G3Call, g3Route, missing, ok, provided, said, set } from './g3Exchange.ts';
import { type G3Project, type G3State, newId, now } from './g3State.ts';
import { copyUnit } from './g3Towers.ts';

const keys = ['name', 'state', 'city', 'phase', 'cep', 'neighborhood', 'street', 'number', 'description'];
const sortable = ['id', 'created_at', 'name', 'state', 'city', 'phase'];

function faultsIn(body: Record<string, unknown>, project: Record<string, unknown>): Record<string, string> {
  const faults: Record<string, string> = provided(project, ['name', 'state', 'city', 'phase']);
  for (const key of keys) if (body[key] === '') faults[key] = 'must not be empty';
  if (!brazilianStates.some(({ code }) => code === String(project['state']).toUpperCase()))
    faults['state'] ??= 'must be a valid state';
  if (!projectPhases.some((phase) => phase === project['phase'])) faults['phase'] ??= 'must be a valid phase';
  return faults;
}

/** Units, area and figures are left out where there are none. */
function unitsOf(state: G3State, projectId: string) {
  const units = state.units.filter(({ project_id }) => project_id === projectId);
  if (units.length === 0) return {};
  const rows = units.map((unit) => {
    const { id, name, type, repetition_count } = unit;
    const area = unit.floors.reduce((sum, floor) => sum + floor.area, 0);
    return { id, name, type, repetition_count, ...consumptionsOf(state, unit.floors), area };
  });
  const area = rows.reduce((sum, row) => sum + row.area * row.repetition_count, 0);
  return { units: rows, ...(area === 0 ? {} : { area }) };
}

function alone(state: G3State, project: G3Project) {
  const roles = state.roles
    .filter(({ project_id }) => project_id === project.id)
    .map(({ id, project_id, name, simulation, is_protected }) => {
      return { id, project_id, name, simulation, is_protected };
    });
  return { ...project, benchmark: false, roles, ...unitsOf(state, project.id) };
}

function list({ state, user, query }: G3Call) {
  const size = Number(query.get('page_size') ?? 10);
  const page = Number(query.get('page') ?? 1);
  const sort = query.get('sort') ?? '-id';
  const field = sort.replace('-', '');
  if (size > 50) return fault(422, { page_size: 'must be a maximum of 50' });
  if (!sortable.includes(field)) return fault(422, { sort: 'invalid sort value' });
  const words = (query.get('name') ?? '').toLowerCase().split(' ').filter(Boolean);
  const rows = state.projects
    .filter(({ id }) => state.isMember(id, user.id))
    .filter(({ name }) => words.every((word) => name.toLowerCase().split(' ').includes(word)))
    .toSorted((a, b) => String(a[field]).localeCompare(String(b[field])) * (sort.startsWith('-') ? -1 : 1));
  const shown = rows.slice((page - 1) * size, page * size).map((project) => {
    const isOwner = state.permissionsOf(project.id, user.id).includes('*:*');
    const row = { ...project, benchmark: false, ...unitsOf(state, project.id) };
    return isOwner ? { ...row, is_administrator: true } : row;
  });
  const metadata = {
    current_page: page,
    page_size: size,
    first_page: 1,
    last_page: Math.ceil(rows.length / size),
    total_records: rows.length,
  };
  return ok({ projects: shown, metadata: shown.length === 0 ? {} : metadata });
}

function own(state: G3State, project: G3Project, userId: string): void {
  state.projects.push(project);
  state.members.set(project.id, new Set([userId]));
  state.roles.push({
    id: newId(),
    project_id: project.id,
    name: 'Administrador',
    simulation: false,
    is_protected: true,
    permissions_ids: [1],
    users_ids: [userId],
  });
}

function create({ state, user, body }: G3Call) {
  const given = set(body);
  const faults = faultsIn(body, given);
  if (Object.keys(faults).length > 0) return fault(422, faults);
  const stored = { ...given, state: String(given['state']).toUpperCase() };
  const project = { id: newId(), created_at: now(), ...stored } as G3Project;
  own(state, project, user.id);
  return ok({ project: { ...project, benchmark: false } }, 201);
}

const find = ({ state, params }: G3Call) => state.projects.find(({ id }) => id === params['p']);

function change(call: G3Call) {
  const project = find(call);
  if (project === undefined) return missing();
  const given = set(call.body);
  const faults = faultsIn(call.body, { ...project, ...given });
  if (Object.keys(faults).length > 0) return fault(422, faults);
  const after = { ...project, ...given };
  Object.assign(project, given);
  return ok({ project: { ...after, benchmark: false } });
}

function duplicate(call: G3Call) {
  const project = find(call);
  if (project === undefined) return missing();
  const copy = { ...project, id: newId(), created_at: now(), name: `${project.name} (1)` };
  own(call.state, copy, call.user.id);
  const renamed = new Map<string, string>();
  for (const role of call.state.roles.filter((each) => each.project_id === project.id)) {
    const twin = call.state.roles.find((each) => each.project_id === copy.id && each.is_protected);
    if (role.is_protected && twin !== undefined) renamed.set(role.id, twin.id);
    else {
      const id = newId();
      call.state.roles.push({ ...role, id, project_id: copy.id });
      renamed.set(role.id, id);
    }
  }
  for (const unit of call.state.units.filter((each) => each.project_id === project.id))
    copyUnit(call.state, unit, { project_id: copy.id }, renamed);
  return ok({ project: alone(call.state, copy) }, 201);
}

export const g3Projects = [
  g3Route('GET', '/projects', 'signed', list),
  g3Route('POST', '/projects', 'active', create, keys),
  g3Route('GET', '/projects/:p', 'member', (call) => {
    const project = find(call);
    return project === undefined ? missing() : ok({ project: alone(call.state, project) });
  }),
  g3Route('PATCH', '/projects/:p', 'update:project', change, keys),
  g3Route('DELETE', '/projects/:p', '*:*', (call) => {
    const { state, params } = call;
    state.projects.splice(state.projects.indexOf(find(call)!), 1);
    state.members.delete(params['p'] ?? '');
    return said('project successfully deleted');
  }),
  g3Route('POST', '/projects/:p/duplicate', 'active', duplicate),
  g3Route('GET', '/projects/:p/user/permissions', 'signed', ({ state, user, params }) =>
    ok({ permissions: state.permissionsOf(params['p'] ?? '', user.id).toSorted() }),
  ),
];
