import { projectPhases } from '#domain/project/phases.ts';
import { brazilianStates } from '#domain/project/states.ts';
import { benchmarkOf, projectConsumption, unitConsumption } from './consumption.ts';
import { fault, longNames, mustBeProvided, ok, type Route } from './exchange.ts';
import { type LiveProject, newId, now, takeOut } from './liveState.ts';

const keys = [
  'name',
  'cep',
  'state',
  'city',
  'neighborhood',
  'street',
  'number',
  'phase',
  'description',
  'image_url',
];
const sortable = ['id', 'created_at', 'updated_at', 'name', 'state', 'city', 'phase'];
/** Of a change: an empty text is no text there, and null is taken for not given. */
const emptyTexts = (body: Record<string, unknown>) =>
  Object.fromEntries(keys.filter((key) => body[key] === '').map((key) => [key, 'must be provided']));
const broken = () => fault(500, 'the server encountered a problem and could not process your request');
const one = /^\/v1\/projects\/(?<p>[^/]+)$/;

function faultsIn(project: Record<string, unknown>): Record<string, string> {
  const faults = {
    ...mustBeProvided(project, ['name', 'city', 'state', 'phase']),
    ...longNames(project),
  };
  if (!brazilianStates.some(({ code }) => code === project['state'])) {
    faults['state'] ??= 'must be a valid state code (allowed: AC, AL, …)';
  }
  if (!projectPhases.some((phase) => phase === project['phase'])) {
    faults['phase'] ??= `must be a valid phase (allowed: ${projectPhases.join(', ')})`;
  }
  return faults;
}

export const projectRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/projects$/,
    access: 'user',
    run: ({ state, user, query }) => {
      const size = Number(query.get('page_size') ?? 20);
      const page = Number(query.get('page') ?? 1);
      const sort = query.get('sort') ?? 'id';
      const field = sort.replace('-', '');
      if (size > 50 || !sortable.includes(field)) return fault(422, { sort: 'invalid sort value' });
      const name = (query.get('name') ?? '').toLowerCase();
      const rows = state.projects
        .filter(({ id }) => state.permissionsOf(id, user.id).includes('project:view'))
        .filter((project) => project.name.toLowerCase().includes(name))
        .toSorted(
          (a, b) => String(a[field]).localeCompare(String(b[field])) * (sort.startsWith('-') ? -1 : 1),
        );
      // A project without a tower breaks the sum of the whole list: "converting NULL to float64".
      if (rows.some(({ id }) => !state.units.some(({ project_id }) => project_id === id))) return broken();
      const shown = rows.slice((page - 1) * size, page * size);
      const metadata =
        rows.length === 0
          ? {}
          : {
              current_page: page,
              page_size: size,
              first_page: 1,
              last_page: Math.ceil(rows.length / size),
              total_records: rows.length,
            };
      return ok({
        metadata,
        projects: shown.map((project) => ({ ...project, ...projectConsumption(state, project.id) })),
      });
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/projects$/,
    access: 'user',
    keys,
    run: ({ state, user, body }) => {
      const faults = faultsIn(body);
      if (Object.keys(faults).length > 0) return fault(422, faults);
      const time = now();
      const project = {
        id: newId(),
        created_at: time,
        updated_at: time,
        user_id: user.id,
        ...body,
      } as LiveProject;
      state.projects.push(project);
      state.grant(project.id, user.id, ['project:view', 'project:edit', 'project:owner']);
      return { status: 201, body: { project }, headers: { location: `/v1/projects/${project.id}` } };
    },
  },
  {
    method: 'GET',
    path: one,
    access: 'project:view',
    run: ({ state, params }) => {
      const project = state.projects.find(({ id }) => id === params['p']);
      const units = state.units
        .filter(({ project_id }) => project_id === params['p'])
        .map(({ id, name, type, floors }) => ({ id, name, type, ...unitConsumption(state, id, floors) }));
      // No tower, or one without floors, breaks the sums of a project.
      const own = state.units.filter(({ project_id }) => project_id === params['p']);
      if (own.length === 0 || own.some(({ floors }) => floors.length === 0)) return broken();
      return ok({ project: { ...project, units } });
    },
  },
  {
    method: 'PATCH',
    path: one,
    access: 'project:edit',
    keys,
    run: ({ state, params, body }) => {
      const project = state.projects.find(({ id }) => id === params['p']);
      const changed = { ...project, ...body };
      const faults = { ...emptyTexts(body), ...faultsIn(changed) };
      if (project === undefined || Object.keys(faults).length > 0) return fault(422, faults);
      const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
      return ok({ project: Object.assign(project, given, { updated_at: now() }) });
    },
  },
  {
    method: 'DELETE',
    path: one,
    access: 'project:owner',
    run: ({ state, params }) => {
      takeOut(state.projects, ({ id }) => id === params['p']);
      for (const key of state.permissions.keys())
        if (key.startsWith(`${params['p']} `)) state.permissions.delete(key);
      return ok({ message: 'project successfully deleted' });
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/presigned-urls$/,
    access: 'user',
    run: ({ query }) => {
      const key = `images/${query.get('fileName')}`;
      const bucket = 'https://bucket.example.com/';
      return ok({ url: bucket, form_data: { key, policy: 'signed' }, public_url: bucket + key });
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/benchmark\/(?<scope>floors|units|projects)$/,
    access: 'open',
    run: ({ state }) => ok({ benchmark: benchmarkOf(state) }),
  },
];
