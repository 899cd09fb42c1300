import type { GatewayContext } from '../context.ts';
import { listedId, type ProjectOrder, projectPageSize } from '../project/projectApi.ts';
import {
  checkPageArguments,
  type Connection,
  edgeAt,
  maxRows,
  type PageArguments,
} from '../relay/connection.ts';
import { type Place, fromCursor, type Side } from '../relay/cursor.ts';
import { queryId } from '../relay/ids.ts';
import type { ReportRow } from './materialRows.ts';
import { projectsInOrder, type ReportedProject, type ReportedProjects, pagesOf } from './projectsInOrder.ts';
import { locatePlace } from '../relay/pagedConnection.ts';

type Arguments = PageArguments & {
  projectId?: string | null | undefined;
  search?: string | null | undefined;
  updatedSince?: string | null | undefined;
  orderBy?: ProjectOrder;
};

/** A row's place is its project and its number within it, so projects are read only as far as the page reaches. */
type PlacedRow = { place: Place; row: ReportRow | Error };

/** The viewer's flat rows. */
export async function viewerReportRows(
  _: unknown,
  args: Arguments,
  context: GatewayContext,
): Promise<Connection<ReportRow>> {
  checkPageArguments(args);
  const of: ReportedProjects = {
    only: args.projectId == null ? undefined : queryId(context, args.projectId, 'Project'),
    search: args.search,
    updatedSince: args.updatedSince,
    orderBy: args.orderBy,
  };
  const [after, before] = await Promise.all([
    cutAt(context, of, args.after, 'after'),
    cutAt(context, of, args.before, 'before'),
  ]);
  const wanted = args.last ?? args.first ?? maxRows;
  const rows: PlacedRow[] = [];
  let endedEarly = false;
  for await (const row of rowsBetween(context, of, after, before)) {
    if (args.last == null && rows.length === wanted) {
      endedEarly = true;
      break;
    }
    rows.push(row);
  }
  const chosen = args.last == null ? rows : rows.slice(Math.max(0, rows.length - wanted));
  const edges = chosen.map(({ place, row }) => edgeAt(row, place));
  return {
    edges,
    nodes: () => chosen.map(({ row }) => row),
    pageInfo: {
      hasNextPage: args.last == null ? endedEarly : before !== undefined,
      hasPreviousPage: args.last == null ? after !== undefined : chosen.length < rows.length,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: () => count(context, of),
  };
}

async function* rowsBetween(
  context: GatewayContext,
  of: ReportedProjects,
  after: Cut | undefined,
  before: Cut | undefined,
): AsyncGenerator<PlacedRow> {
  for await (const { rows, ...project } of projectsInOrder(context, of, isBefore)) {
    const [toAfter, toBefore] = [after?.compare(project) ?? 1, before?.compare(project) ?? -1];
    if (toBefore > 0) return;
    for (let index = toAfter === 0 ? after!.row + 1 : 0; index < rows.length; index++) {
      if (toBefore === 0 && index >= before!.row) return;
      yield { place: rowPlace(of, project, index), row: rows[index]! };
    }
  }
  function isBefore(project: ReportedProject) {
    return after !== undefined && after.compare(project) < 0;
  }
}

async function count(context: GatewayContext, of: ReportedProjects): Promise<number> {
  let total = 0;
  for await (const { rows } of projectsInOrder(context, of, () => false)) total += rows.length;
  return total;
}

/** Where a cursor cuts the report: compares a project with it (below 0: before it), and gives the row in its own. */
type Cut = { compare(project: ReportedProject): number; row: number };

/**
 * The place of a row. In order of creation, ids give the order of projects even after some are deleted; in any other
 * order the project's position is kept beside its id.
 */
const rowPlace = (
  { orderBy }: ReportedProjects,
  { index, projectId }: ReportedProject,
  row: number,
): Place => ({ index: row, id: orderBy == null ? projectId : `${index}:${projectId}` });

/** @throws BAD_USER_INPUT for text that is not a cursor. */
async function cutAt(
  context: GatewayContext,
  of: ReportedProjects,
  cursor: string | null | undefined,
  side: Side,
): Promise<Cut | undefined> {
  if (cursor == null) return undefined;
  const { index: row, id } = fromCursor(cursor);
  if (of.orderBy == null) return { compare: ({ projectId }) => order(projectId, id), row };
  if (of.only !== undefined) return { compare: () => 0, row };
  const [oldIndex = '', projectId = ''] = id.split(':');
  const place = { index: Number.parseInt(oldIndex, 10) || 0, id: projectId };
  const { index, total } = await locatePlace(pagesOf(context, of), projectPageSize, place, side, listedId);
  const isGone = total === undefined;
  const goneRow = side === 'after' ? Number.POSITIVE_INFINITY : 0;
  return { compare: (project) => project.index - index, row: isGone ? goneRow : row };
}

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
