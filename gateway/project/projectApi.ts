import { emptyProject, isOfTowerless, rememberProject } from './seenProjects.ts';
import { badReply, notSupported, RestError, UnreadableRow } from '../rest/restErrors.ts';
import type { CallOptions } from '../rest/callOptions.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { queryText, segment, anything } from '../rest/wire.ts';
import { createConfirmed, deleteConfirmed, updateConfirmed } from '../upstream/confirmedWrites.ts';
import { wireFields } from '#domain/wireNames.ts';
import { type ProjectRow, projectReply, projectsReply } from './projectWire.ts';
import type { ProbedRight } from '../upstream/shownRights.ts';

/** Rows per page of projects, as in the specification. */
export const projectPageSize = 50;

export type ProjectFilter = {
  name?: string | null | undefined;
  /** Words of name and address; only the bundled service supports it. */
  search?: string | null | undefined;
  phase?: string | null | undefined;
  building_type?: string | null | undefined;
  state?: string | null | undefined;
  organization_id?: string | undefined;
  updated_since?: string | null | undefined;
  /** Rows come without figures; only the bundled service supports it. */
  with_totals?: 'false' | undefined;
  sort?: string | undefined;
};

export type ProjectOrder = { field: string; direction: 'ASC' | 'DESC' } | null | undefined;

/** The order of projects as /v1 spells it. */
export const projectSort = (order: ProjectOrder) =>
  order == null ? undefined : (order.direction === 'DESC' ? '-' : '') + order.field.toLowerCase();

export const projectPath = (projectId: string) => `/v1/projects/${segment(projectId)}`;

/**
 * Reads a page, from 1; the first without a filter is requested exactly as in the specification.
 * @throws NOT_SUPPORTED_BY_UPSTREAM for projects by their last change from a live service, which would send all.
 */
export async function readProjects(
  rest: RestOperation,
  page: number,
  filter: ProjectFilter,
  size = projectPageSize,
) {
  if (rest.profile.isLive && filter.updated_since != null)
    throw notSupported('projects by their last change');
  const more = queryText({ page: page === 1 ? undefined : page, ...filter });
  const path = `/v1/projects/?page_size=${size}${more === '' ? '' : `&${more}`}`;
  const reply = await rest.get(path, projectsReply);
  if (reply.metadata.total === 0 && reply.projects.length > 0)
    throw badReply('A list of projects does not say how many there are');
  return reply;
}

/** Stands for an id that cannot be read; it sorts before all ids. */
export const unknownId = '!';

/** The id of a listed project, which often can be read where the rest of its row cannot. */
export const listedId = (row: ProjectRow | UnreadableRow): string =>
  row instanceof UnreadableRow ? (row.rowId ?? unknownId) : row.id;

/** A page of the newest projects that can be read. */
async function newestProjects(rest: RestOperation): Promise<ProjectRow[]> {
  const { projects } = await readProjects(rest, 1, { sort: '-id' });
  return projects.flatMap((row) => (row instanceof RestError ? [] : [row]));
}

/**
 * @throws RestError PROJECT_UNREADABLE where the service fails on it, as the older live one does while the project has
 * no tower.
 */
export async function readProject(rest: RestOperation, projectId: string): Promise<ProjectRow> {
  try {
    const { project } = await rest.get(projectPath(projectId), projectReply);
    rememberProject(rest, project.id);
    return project;
  } catch (error) {
    if (!isOfTowerless(rest, error)) throw error;
    const text = 'The service in use can not open this project: it may have no tower yet';
    throw new RestError('PROJECT_UNREADABLE', text, { cause: error });
  }
}

/** The same for showing it: a project that the caller created in this process is known even without a tower. */
export async function openProject(rest: RestOperation, projectId: string): Promise<ProjectRow> {
  try {
    return await readProject(rest, projectId);
  } catch (error) {
    const isUnreadable = error instanceof RestError && error.code === 'PROJECT_UNREADABLE';
    const made = isUnreadable ? emptyProject(rest, projectId) : undefined;
    if (made === undefined) throw error;
    return made;
  }
}

/**
 * Creates a project. The older live service cannot list one without a tower, so after a failure a failing list leaves
 * the outcome open.
 * @throws RestError as createConfirmed.
 */
export const createProject = (rest: RestOperation, body: object, options: CallOptions = {}) =>
  createConfirmed(rest, {
    what: 'the project',
    sent: body,
    make: async () => {
      const { project } = await rest.send('POST', '/v1/projects', wireFields(body), projectReply, options);
      rememberProject(rest, project.id, { ...project, units: [] });
      return project;
    },
    read: (id) => readProject(rest, id),
    ids: async () => (await newestProjects(rest)).map(({ id }) => id),
  });

/** Changes a project. @throws RestError as updateConfirmed. */
export const updateProject = (rest: RestOperation, id: string, body: object, revision?: number | null) =>
  updateConfirmed(rest, {
    what: 'the project',
    sent: body,
    change: async () => {
      const sent = wireFields(body);
      const { project } = await rest.send('PATCH', projectPath(id), sent, projectReply, { revision });
      if (emptyProject(rest, id) !== undefined) rememberProject(rest, id, { ...project, units: [] });
      return project;
    },
    read: () => readProject(rest, id),
  });

/** Deletes a project. @throws RestError as deleteConfirmed. */
export const deleteProject = (rest: RestOperation, id: string) => deleteConfirmed(rest, projectPath(id));

export const duplicateProject = async (rest: RestOperation, id: string, body: object) =>
  (await rest.send('POST', `${projectPath(id)}/duplicate`, body, projectReply, { bundledOnly: 'duplicates' }))
    .project;

/** Calls with a body that is always refused: for lack of the permission, which is checked first, or as invalid. */
const probes = {
  'project:edit': (id: string) => ['PATCH', projectPath(id)] as const,
  'project:owner': (id: string) => ['POST', `${projectPath(id)}/invite`] as const,
};

/** Makes a call that needs a permission, with an invalid body. @throws RestError as the service refuses. */
export function probePermission(rest: RestOperation, projectId: string, right: ProbedRight) {
  const [method, path] = probes[right](projectId);
  return rest.ask(method, path, [], anything);
}
