import { z } from 'zod';
import { projectPath } from '../project/projectApi.ts';
import { maxRows } from '../relay/connection.ts';
import type { RowQuery } from '../relay/pagedConnection.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { idWire, listOf, metadataWire, queryText, rowWire } from '../rest/wire.ts';

/** One change as /v1 keeps it; `action` is subject and participle, e.g. unit.created. */
const activityShape = {
  id: idWire,
  created_at: z.string(),
  user_name: z.string().nullish(),
  action: z.string(),
  entity_type: z.string(),
  entity_name: z.string().nullish(),
  project_name: z.string().nullish(),
  details: z.record(z.string(), z.unknown()).nullish(),
};
const activityWire = rowWire(activityShape);

export type ActivityRow = z.output<typeof activityWire>;

/** In the list over all projects, a change also names its project. */
const ownActivityWire = rowWire({ ...activityShape, project_id: idWire });

const replyOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ activity: listOf(row), metadata: metadataWire });
const activityReply = replyOf(activityWire);
const ownActivityReply = replyOf(ownActivityWire);

/** A page by its number, from 1, and its number of rows. */
type PageOf = { page: number; size?: number };

async function readPage<Row>(
  rest: RestOperation,
  path: string,
  { page, size = maxRows }: PageOf,
  rows: RowQuery,
  reply: z.ZodType<{ activity: Row[]; metadata: { total: number } }>,
) {
  const query = queryText({ page_size: size, page: page === 1 ? undefined : page, ...rows });
  const { activity, metadata } = await rest.get(`${path}?${query}`, reply, {
    bundledOnly: 'activity',
  });
  return { rows: activity, total: metadata.total };
}

/** A page of the changes in one project, newest first. */
export const readProjectActivity = (
  rest: RestOperation,
  projectId: string,
  page: PageOf,
  rows: RowQuery = {},
) => readPage(rest, `${projectPath(projectId)}/activity`, page, rows, activityReply);

/** A page of the changes in all projects of the caller, newest first. */
export const readOwnActivity = (rest: RestOperation, page: PageOf, rows: RowQuery) =>
  readPage(rest, '/v1/users/me/activity', page, rows, ownActivityReply);
