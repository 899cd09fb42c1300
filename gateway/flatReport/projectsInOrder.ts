import type { GatewayContext } from '../context.ts';
import { type ProjectFilter, projectPageSize, readProject, readProjects } from '../project/projectApi.ts';
import { notSupported } from '../rest/restErrors.ts';
import { projectRows, type ReportRows } from './projectRows.ts';

/** The rows of one project. */
type ProjectPart = { projectId: string; rows: ReportRows };

/** Which projects a report is of: `only` one, else those found and changed since. */
export type ReportedProjects = {
  only: string | undefined;
  search?: string | null | undefined;
  updatedSince?: string | null | undefined;
};

/**
 * The parts of a report in the order of the projects' ids, which is that of their making; each is read only when it is
 * its turn. Projects before `from` are passed over.
 */
export async function* projectsInOrder(
  context: GatewayContext,
  { only, search, updatedSince }: ReportedProjects,
  from: string | undefined,
): AsyncGenerator<ProjectPart> {
  if (only !== undefined) {
    const project = await readProject(context.rest, only);
    yield { projectId: project.id, rows: await projectRows(context, project) };
    return;
  }
  const isLive = ['g2', 'g3'].includes(context.rest.profile.generation);
  if (isLive && updatedSince != null) throw notSupported('projects by their last change');
  const filter: ProjectFilter = {
    ...(isLive ? { name: search } : { search, updated_since: updatedSince }),
    sort: 'id',
  };
  for (let page = 1, seen = 0; ; page++) {
    const { projects, metadata } = await readProjects(context.rest, page, filter);
    for (const project of projects) {
      if (project instanceof Error) yield { projectId: from ?? '', rows: [project] };
      else if (from === undefined || project.id >= from) {
        yield { projectId: project.id, rows: await projectRows(context, project) };
      }
    }
    seen += projects.length;
    if (projects.length < projectPageSize || seen >= metadata.total) return;
  }
}
