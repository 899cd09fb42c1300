import type { ViewerResolvers } from '../__generated__/resolverTypes.ts';
import { refusedChoice } from '../errors/refusal.ts';
import { pagedConnection } from '../relay/pagedConnection.ts';
import { notSupported, RestError } from '../rest/restErrors.ts';
import { type ProjectSource, toProject } from './projectSource.ts';
import { projectPageSize, type ProjectFilter, readProjects } from './projectApi.ts';

/** The viewer's projects, from numbered pages of the service. */
export const viewerProjects: ViewerResolvers['projects'] = (_, args, context) => {
  const { search, phase, state, orderBy } = args;
  if (state != null && !/^[A-Z]{2}$/.test(state)) throw refusedChoice(context, 'project.state.select');
  const sort =
    orderBy == null ? undefined : (orderBy.direction === 'DESC' ? '-' : '') + orderBy.field.toLowerCase();
  const filter: ProjectFilter = { name: search, phase, state, sort };
  return pagedConnection(
    async (page) => {
      const { projects, metadata } = await readProjects(context.rest, page, filter);
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
