import type { GatewayContext } from '../context.ts';
import {
  checkPageArguments,
  type Connection,
  edgeAt,
  mostRows,
  type PageArguments,
} from '../relay/connection.ts';
import { fromCursor, type Place } from '../relay/cursor.ts';
import { queryId } from '../relay/ids.ts';
import type { ReportRow } from './materialRows.ts';
import { projectsInOrder, type ReportedProjects } from './projectsInOrder.ts';

type Arguments = PageArguments & {
  projectId?: string | null | undefined;
  search?: string | null | undefined;
  updatedSince?: string | null | undefined;
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
  };
  const after = args.after == null ? undefined : fromCursor(args.after);
  const before = args.before == null ? undefined : fromCursor(args.before);
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
  after: Place | undefined,
  before: Place | undefined,
): AsyncGenerator<PlacedRow> {
  for await (const { projectId, rows } of projectsInOrder(context, of, after?.id)) {
    for (const [index, row] of rows.entries()) {
      if (projectId === after?.id && index <= after.index) continue;
      if (
        before !== undefined &&
        (projectId > before.id || (projectId === before.id && index >= before.index))
      )
        return;
      yield { place: { index, id: projectId }, row };
    }
  }
}

async function count(context: GatewayContext, of: ReportedProjects): Promise<number> {
  let total = 0;
  for await (const { rows } of projectsInOrder(context, of, undefined)) total += rows.length;
  return total;
}
