import { z } from 'zod';
import type { Routes } from '../context.ts';
import { metadataSchema, pageMetadata, pageQuery, pageRange } from '../http/pagination.ts';
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

const activityReply = z.object({ activity: z.array(activitySchema), metadata: metadataSchema });

/** Who changed what in a project, newest first. */
export const activityRoutes: Routes =
  ({ db }) =>
  async (app) => {
    const schema = {
      tags: ['projects'],
      summary: 'Who changed what',
      params: projectParams,
      querystring: pageQuery,
      response: { 200: activityReply },
    };
    app.get(
      '/projects/:projectId/activity',
      { config: { access: 'project:view' }, schema },
      async (request) => {
        const rows = db.selectFrom('activity').where('projectId', '=', request.params.projectId);
        const { total } = await rows
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow();
        const { offset, limit } = pageRange(request.query);
        const activity = await rows
          .select(['id', 'createdAt', 'userId', 'userName', 'action', 'entityType', 'entityId'])
          .select(['entityName', 'details'])
          .orderBy('id', 'desc')
          .offset(offset)
          .limit(limit)
          .execute();
        return { activity, metadata: pageMetadata(request.query, total) };
      },
    );
  };
