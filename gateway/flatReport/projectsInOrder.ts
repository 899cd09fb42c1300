import type { GatewayContext } from '../context.ts';
import { projectPageSize, readProject, readProjects } from '../project/projectApi.ts';
import { projectRows, type ReportRows } from './projectRows.ts';

/** The rows of one project. */
export type ProjectPart = { projectId: string; rows: ReportRows };

/**
 * The parts of a report in the order of the projects' ids, which is that of their making; each is read only when it is
 * its turn. Projects before `from` are passed over.
 */
export async function* projectsInOrder(
  context: GatewayContext,
  only: string | undefined,
  from: string | undefined,
): AsyncGenerator<ProjectPart> {
  if (only !== undefined) {
    const project = await readProject(context.rest, only);
    yield { projectId: project.id, rows: await projectRows(context, project) };
    return;
  }
  for (let page = 1, seen = 0; ; page++) {
    const { projects, metadata } = await readProjects(context.rest, page, { sort: 'id' });
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
