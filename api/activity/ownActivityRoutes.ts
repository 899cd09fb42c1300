import { z } from 'zod';
import { requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { metadataSchema, pageMetadata, pageQuery, pageRange } from '../http/pagination.ts';
import { activitySchema } from './activityRoutes.ts';

const row = activitySchema.extend({ project_id: z.string(), project_name: z.string() });
const activityReply = z.object({ activity: z.array(row), metadata: metadataSchema });

/** Who changed what in all projects of the caller, newest first. */
export const ownActivityRoutes: Routes =
  ({ db }) =>
  async (app) => {
    const schema = {
      tags: ['users'],
      summary: 'Who changed what in my projects',
      querystring: pageQuery,
      response: { 200: activityReply },
    };
    app.get('/users/me/activity', { config: { access: 'user' }, schema }, async (request) => {
      const seen = db
        .selectFrom('activity')
        .innerJoin('project_permissions as mine', 'mine.project_id', 'activity.project_id')
        .innerJoin('projects', 'projects.id', 'activity.project_id')
        .where('mine.user_id', '=', requireUser(request).id);
      const { total } = await seen
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const { offset, limit } = pageRange(request.query);
      const activity = await seen
        .select([
          'activity.id',
          'activity.created_at',
          'activity.user_id',
          'activity.user_name',
          'activity.action',
        ])
        .select(['activity.entity_type', 'activity.entity_id', 'activity.entity_name', 'activity.details'])
        .select(['activity.project_id', 'projects.name as project_name'])
        .orderBy('activity.id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute();
      return { activity, metadata: pageMetadata(request.query, total) };
    });
  };
