import { z } from 'zod';
import { requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { metadataSchema, pageMetadata, pageRange } from '../http/pagination.ts';
import { activityConditions, activityOrder, activityQuery, activitySchema } from './activityRoutes.ts';

const row = activitySchema.extend({ project_id: z.string(), project_name: z.string() });
const activityReply = z.object({ activity: z.array(row), metadata: metadataSchema });

/** Who changed what in all projects of the caller, newest first. */
export const ownActivityRoutes: Routes =
  ({ db }) =>
  async (app) => {
    const schema = {
      tags: ['users'],
      summary: 'Who changed what in my projects',
      querystring: activityQuery,
      response: { 200: activityReply },
    };
    app.get(
      '/users/me/activity',
      { config: { access: 'user', ofOneProject: true }, schema },
      async (request) => {
        let seen = db
          .selectFrom('activity')
          .innerJoin('projectPermissions as mine', 'mine.projectId', 'activity.projectId')
          .innerJoin('projects', 'projects.id', 'activity.projectId')
          .where('mine.userId', '=', requireUser(request).id);
        const { tokenProjectId } = requireUser(request);
        if (tokenProjectId !== null) seen = seen.where('activity.projectId', '=', tokenProjectId);
        for (const condition of activityConditions(request.query)) seen = seen.where(condition);
        const { total } = await seen
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow();
        const { offset, limit } = pageRange(request.query);
        const activity = await seen
          .select([
            'activity.id',
            'activity.createdAt',
            'activity.userId',
            'activity.userName',
            'activity.action',
          ])
          .select(['activity.entityType', 'activity.entityId', 'activity.entityName', 'activity.details'])
          .select(['activity.projectId', 'projects.name as projectName'])
          .orderBy(activityOrder(request.query))
          .offset(offset)
          .limit(limit)
          .execute();
        return { activity, metadata: pageMetadata(request.query, total) };
      },
    );
  };
