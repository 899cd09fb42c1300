import type { GatewayContext } from '../context.ts';
import type { ProjectOrder } from '../project/projectApi.ts';
import {
  checkPageArguments,
  type Connection,
  edgeAt,
  mostRows,
  type PageArguments,
} from '../relay/connection.ts';
import type { Place } from '../relay/cursor.ts';
import { queryId } from '../relay/ids.ts';
import type { ReportRow } from './materialRows.ts';
import { projectsInOrder, type ReportedProject, type ReportedProjects } from './projectsInOrder.ts';
import { type Cut, cutAt, rowPlace } from './rowPlace.ts';

type Arguments = PageArguments & {
  projectId?: string | null | undefined;
  search?: string | null | undefined;
  updatedSince?: string | null | undefined;
  orderBy?: ProjectOrder;
};

/** A row's place is its project and its number in that: projects are read only as far as the page reaches. */
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
  const wanted = args.last ?? args.first ?? mostRows;
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
