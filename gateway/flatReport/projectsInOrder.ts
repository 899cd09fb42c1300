import type { GatewayContext } from '../context.ts';
import {
  listedId,
  type ProjectFilter,
  type ProjectOrder,
  projectPageSize,
  projectSort,
  readProjects,
  unknownId,
} from '../project/projectApi.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { asError, projectRows, type ReportRows } from './projectRows.ts';

/** A project of a report; `index` is its position among them, from 0. */
export type ReportedProject = { index: number; projectId: string };

type ProjectPart = ReportedProject & { rows: ReportRows };

/** The projects of a report: `only` one, else those that match and changed since; by default in order of creation. */
export type ReportedProjects = {
  only: string | undefined;
  search?: string | null | undefined;
  updatedSince?: string | null | undefined;
  orderBy?: ProjectOrder;
};

/** Projects read on their own, by the RestOperation of operations that go page by page. */
const alone = new WeakMap<RestOperation, Map<string, Promise<ReportRows>>>();

/** The parts of a report in order. Each is read only when needed; those for which `isBefore` holds are skipped. */
export async function* projectsInOrder(
  context: GatewayContext,
  of: ReportedProjects,
  isBefore: (project: ReportedProject) => boolean,
): AsyncGenerator<ProjectPart> {
  if (of.only !== undefined) {
    const rows = alone.get(context.rest)?.get(of.only) ?? projectRows(context, of.only);
    alone.set(context.rest, new Map([[of.only, rows]]));
    yield { index: 0, projectId: of.only, rows: await rows };
    return;
  }
  const read = pagesOf(context, of);
  let last = '';
  for (let page = 1, seen = 0; ; page++) {
    const { rows: projects, total } = await read(page);
    for (const [offset, project] of projects.entries()) {
      const id = listedId(project);
      // In the order of ids, where a cursor is found by comparing them, it stays behind the project before it.
      last = id === unknownId && of.orderBy == null ? `${last}${id}` : id;
      const place = { index: seen + offset, projectId: last };
      if (isBefore(place)) continue;
      const rows =
        project instanceof Error ? [project] : projectRows(context, project.id, project).catch(asError);
      yield { ...place, rows: await rows };
    }
    seen += projects.length;
    if (projects.length < projectPageSize || seen >= total) return;
  }
}

/** Reads numbered pages of a report's projects. */
export function pagesOf({ rest }: GatewayContext, { search, updatedSince, orderBy }: ReportedProjects) {
  const { isLive, generation } = rest.profile;
  const filter: ProjectFilter = {
    ...(isLive ? { name: search } : { search }),
    updated_since: updatedSince,
    with_totals: generation === 'bundled' ? 'false' : undefined,
    sort: projectSort(orderBy) ?? 'id',
  };
  return async (page: number) => {
    const { projects, metadata } = await readProjects(rest, page, filter);
    return { rows: projects, total: metadata.total };
  };
}
