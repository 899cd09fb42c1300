import type { GatewayContext } from '../context.ts';
import { fromCursor, type Place, type Side } from '../relay/cursor.ts';
import { locatePlace } from '../relay/pagedConnection.ts';
import { projectPageSize } from '../project/projectApi.ts';
import { pagesOf, type ReportedProject, type ReportedProjects } from './projectsInOrder.ts';

/** Where a cursor cuts the report: how a project stands to it (below 0: before it), and in its own, which row it is. */
export type Cut = { compare(project: ReportedProject): number; row: number };

/**
 * The place of a row. In order of making, ids tell how projects stand to each other, whichever of them are gone; in any
 * other order where the project stood is kept beside its id.
 */
export const rowPlace = (
  { orderBy }: ReportedProjects,
  { index, projectId }: ReportedProject,
  row: number,
): Place => ({ index: row, id: orderBy == null ? projectId : `${index}:${projectId}` });

/** @throws BAD_USER_INPUT on text that is no cursor. */
export async function cutAt(
  context: GatewayContext,
  of: ReportedProjects,
  cursor: string | null | undefined,
  side: Side,
): Promise<Cut | undefined> {
  if (cursor == null) return undefined;
  const { index: row, id } = fromCursor(cursor);
  if (of.orderBy == null) return { compare: ({ projectId }) => order(projectId, id), row };
  if (of.only !== undefined) return { compare: () => 0, row };
  const [stood = '', projectId = ''] = id.split(':');
  const place = { index: Number.parseInt(stood, 10) || 0, id: projectId };
  const idOf = (project: Error | { id: string }) => (project instanceof Error ? '' : project.id);
  const { index, total } = await locatePlace(pagesOf(context, of), projectPageSize, place, side, idOf);
  const isGone = total === undefined;
  const goneRow = side === 'after' ? Number.POSITIVE_INFINITY : 0;
  return { compare: (project) => project.index - index, row: isGone ? goneRow : row };
}

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
