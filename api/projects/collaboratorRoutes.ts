import type { Permission } from '#domain/people/permissions.ts';
import { z } from 'zod';
import { requireUser } from '../auth/access.ts';
import { visibleEmails } from '../auth/visibleEmails.ts';
import type { Routes } from '../context.ts';
import { listMembers } from './memberRepository.ts';
import { peopleRead } from './peopleRead.ts';
import { memberSchema } from './projectSchemas.ts';

/** Our permissions in the words of the newest live service, which has none for viewing. */
const wordsOf: Record<Permission, string[]> = {
  'project:view': [],
  'project:edit': ['create:unit', 'delete:unit', 'update:project', 'update:unit'],
  'project:owner': ['*:*'],
};

const permissionsReply = z.object({ permissions: z.array(z.string()) });
const collaboratorsReply = z.object({
  data: z.object({
    collaborators: z.array(memberSchema.omit({ permissions: true, by_organization: true, discipline: true })),
  }),
});

/** The people of a project as the newest live service's client requests them; see docs/live-service.md. */
export const collaboratorRoutes: Routes =
  ({ db }) =>
  async (app) => {
    app.get(
      '/projects/:projectId/user/permissions',
      peopleRead('What I may do in a project, in the words of the newest live service', permissionsReply),
      async ({ permission }) => ({ permissions: permission == null ? [] : wordsOf[permission] }),
    );
    app.get(
      '/projects/:projectId/collaborators',
      peopleRead('People of a project, in the shape of the newest live service', collaboratorsReply),
      async (request) => {
        const members = await listMembers(db, request.params.projectId);
        return { data: { collaborators: visibleEmails(members, requireUser(request)) } };
      },
    );
  };
