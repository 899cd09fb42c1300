import { requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { pageMetadata } from '../http/pagination.ts';
import { projectParams } from '../projects/projectSchemas.ts';
import { listActivity, listOwnActivity } from './activityRepository.ts';
import { activityQuery, activityReply, ownActivityReply } from './activitySchemas.ts';

/** Who changed what, newest first: in a project, and in all projects of the caller. */
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
        const { params, query } = request;
        const { activity, total } = await listActivity(db, params.projectId, requireUser(request), query);
        return { activity, metadata: pageMetadata(query, total) };
      },
    );

    const ownSchema = {
      tags: ['users'],
      summary: 'Who changed what in my projects',
      querystring: activityQuery,
      response: { 200: ownActivityReply },
    };
    app.get(
      '/users/me/activity',
      { config: { access: 'user', ofOneProject: true }, schema: ownSchema },
      async (request) => {
        const { activity, total } = await listOwnActivity(db, requireUser(request), request.query);
        return { activity, metadata: pageMetadata(request.query, total) };
      },
    );
  };
