import { sql } from 'kysely';
import { z } from 'zod';
import type { Routes } from '../context.ts';
import { holdsWords, searchText, updatedSince } from '../http/listFilter.ts';
import { metadataSchema, pageMetadata, pageQuery, pageRange } from '../http/pagination.ts';
import { parseSort, sortQuery } from '../http/sorting.ts';
import type { InsideOf } from '../http/spelling.ts';
import { projectParams } from '../projects/projectSchemas.ts';

export const activitySchema = z.object({
  id: z.string(),
  created_at: z.string().describe('RFC 3339'),
  user_id: z.number().int().nullable().describe('Null when the account is gone'),
  user_name: z.string(),
  action: z.string().describe('What changed and how, e.g. unit.created'),
  entity_type: z.string(),
  entity_id: z.string(),
  entity_name: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});

/** Changes never change: since when they were made is since when they are. */
export const activityQuery = pageQuery.extend({
  search: searchText,
  updated_since: updatedSince,
  sort: sortQuery(['created_at', 'entity_name'], '-created_at'),
});

/** The conditions of the query, for a list of `activity`. */
export const activityConditions = ({ search, updatedSince: since }: InsideOf<typeof activityQuery>) => [
  ...holdsWords(sql<string>`concat_ws(' ', activity.entity_name, activity.user_name)`, search),
  ...(since === undefined
    ? []
    : [sql<boolean>`activity.created_at >= ${new Date(since).toISOString()}::timestamptz`]),
];

/** The order of the query; the ids of changes are in the order of their making. */
export function activityOrder({ sort }: InsideOf<typeof activityQuery>) {
  const { column, direction } = parseSort(sort);
  const way = sql.raw(direction);
  return column === 'createdAt'
    ? sql`activity.id ${way}`
    : sql`activity.entity_name ${way}, activity.id ${way}`;
}

const activityReply = z.object({ activity: z.array(activitySchema), metadata: metadataSchema });

/** Who changed what in a project, newest first. */
export const activityRoutes: Routes =
  ({ db }) =>
  async (app) => {
    const schema = {
      tags: ['projects'],
      summary: 'Who changed what',
      params: projectParams,
      querystring: activityQuery,
      response: { 200: activityReply },
    };
    app.get(
      '/projects/:projectId/activity',
      { config: { access: 'project:view' }, schema },
      async (request) => {
        let rows = db.selectFrom('activity').where('projectId', '=', request.params.projectId);
        for (const condition of activityConditions(request.query)) rows = rows.where(condition);
        const { total } = await rows
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow();
        const { offset, limit } = pageRange(request.query);
        const activity = await rows
          .select(['id', 'createdAt', 'userId', 'userName', 'action', 'entityType', 'entityId'])
          .select(['entityName', 'details'])
          .orderBy(activityOrder(request.query))
          .offset(offset)
          .limit(limit)
          .execute();
        return { activity, metadata: pageMetadata(request.query, total) };
      },
    );
  };
