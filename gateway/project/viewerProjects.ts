import type { ViewerResolvers } from '../__generated__/resolverTypes.ts';
import { refusedChoice } from '../errors/refusal.ts';
import { pagedConnection } from '../relay/pagedConnection.ts';
import { notSupported, RestError } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { type ProjectSource, toProject } from './projectSource.ts';
import { metProjects } from './metProjects.ts';
import { projectPageSize, type ProjectFilter, readProject, readProjects } from './projectApi.ts';

/** The viewer's projects, from numbered pages of the service. */
export const viewerProjects: ViewerResolvers['projects'] = (_, args, context) => {
  const { search, phase, state, orderBy } = args;
  if (state != null && !/^[A-Z]{2}$/.test(state)) throw refusedChoice(context, 'project.state.select');
  const sort =
    orderBy == null ? undefined : (orderBy.direction === 'DESC' ? '-' : '') + orderBy.field.toLowerCase();
  const filter: ProjectFilter = { name: search, phase, state, sort };
  return pagedConnection(
    async (page) => {
      const { projects, metadata } = await readProjects(context.rest, page, filter).catch((error: unknown) =>
        unlisted(
          context.rest,
          error,
          page,
          Object.values(filter).some((value) => value != null),
        ),
      );
      return { rows: projects, total: metadata.total };
    },
    projectPageSize,
    args,
    (row) => (row instanceof RestError ? '' : row.id),
    (row): ProjectSource | Error => {
      if (row instanceof RestError) return row;
      // The live service leaves filters it does not know unread: its rows must not pass for an answer.
      if ((phase != null && row.phase !== phase) || (state != null && row.state !== state)) {
        throw notSupported('projects by phase or state');
      }
      return toProject(row);
    },
  );
};

/**
 * What can be shown where the live service can not list: it fails as long as a project has no tower, and tells each
 * project alone all the same. These are the ones met in this process.
 *
 * @throws the failure of the list where nothing was met, or the list was asked for in part.
 */
async function unlisted(rest: RestOperation, error: unknown, page: number, isFiltered: boolean) {
  const met = metProjects(rest);
  const isOfList = error instanceof RestError && error.status === 500 && rest.profile.generation === 'g2';
  if (!isOfList || page > 1 || isFiltered || met.length === 0) throw error;
  const read = await Promise.allSettled(met.map((id) => readProject(rest, id)));
  const projects = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (projects.length === 0) throw error;
  return { projects, metadata: { total: projects.length } };
}
