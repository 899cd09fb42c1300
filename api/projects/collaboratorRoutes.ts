import type { Permission } from '#domain/permissions.ts';
import { z } from 'zod';
import type { Routes } from '../context.ts';
import { listMembers } from './memberRepository.ts';
import { memberSchema, projectParams } from './projectSchemas.ts';

const tags = ['members'];

/** What each permission of ours allows, in the words of the newest live service; there viewing has no word. */
const wordsOf: Record<Permission, string[]> = {
  'project:view': [],
  'project:edit': ['create:unit', 'delete:unit', 'update:project', 'update:unit'],
  'project:owner': ['*:*'],
};

const permissionsReply = z.object({ permissions: z.array(z.string()) });
const collaboratorsReply = z.object({
  data: z.object({ collaborators: z.array(memberSchema.omit({ permissions: true })) }),
});

/** The people of a project as the browser client of the newest live service asks for them; see docs/live-service.md. */
export const collaboratorRoutes: Routes =
  ({ db }) =>
  async (app) => {
    const own = {
      tags,
      summary: 'What I may do in a project, in the words of the newest live service',
      params: projectParams,
      response: { 200: permissionsReply },
    };
    app.get(
      '/projects/:projectId/user/permissions',
      { config: { access: 'project:view' }, schema: own },
      async ({ permission }) => ({ permissions: permission == null ? [] : wordsOf[permission] }),
    );

    const list = {
      tags,
      summary: 'People of a project, in the shape of the newest live service',
      params: projectParams,
      response: { 200: collaboratorsReply },
    };
    app.get(
      '/projects/:projectId/collaborators',
      { config: { access: 'project:view' }, schema: list },
      async (request) => ({ data: { collaborators: await listMembers(db, request.params.projectId) } }),
    );
  };
