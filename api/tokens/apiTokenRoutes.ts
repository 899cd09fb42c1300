import { z } from 'zod';
import { requireSession } from '../auth/session.ts';
import { requirePermission, requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { found, notFound } from '../errors.ts';
import { uuidParam } from '../http/ids.ts';
import { logSecurity } from '../http/securityLog.ts';
import { listApiTokens } from './apiTokenRepository.ts';
import { endTokenById, issueToken } from './tokenRepository.ts';
import { apiTokenCreateSchema, apiTokenSchema } from './tokenSchemas.ts';

/** Personal tokens: named, revocable, with an end; bearer tokens for reporting scripts. */
export const apiTokenRoutes: Routes =
  ({ db }) =>
  async (app) => {
    const tags = ['tokens'];
    const config = { access: 'user' } as const;
    const listReply = z.object({ api_tokens: z.array(apiTokenSchema) });
    app.get(
      '/tokens/api',
      { config, schema: { tags, summary: 'My personal tokens', response: { 200: listReply } } },
      async (request) => ({ apiTokens: await listApiTokens(db, requireUser(request).id) }),
    );

    const createReply = z.object({
      api_token: apiTokenSchema.extend({ token: z.string().describe('Shown this once') }),
    });
    const create = {
      tags,
      summary: 'New personal token',
      body: apiTokenCreateSchema,
      response: { 201: createReply },
    };
    app.post(
      '/tokens/api',
      { config: { ...config, secret: true }, schema: create },
      async (request, reply) => {
        const user = requireSession(request);
        const { name, expiresAt, readOnly, projectId } = request.body;
        if (projectId !== undefined) await requirePermission(db, user.id, projectId, 'project:view');
        const made = {
          scope: 'api' as const,
          name,
          readOnly: readOnly ?? false,
          projectId: projectId ?? null,
        };
        const end = expiresAt === undefined ? {} : { expiresAt: new Date(expiresAt) };
        const { id, token } = await issueToken(db, { userId: user.id, ...made, ...end });
        const stored = found((await listApiTokens(db, user.id)).find((row) => row.id === id));
        logSecurity(request, 'token.made', user.id, { token: id });
        return reply.code(201).send({ apiToken: { ...stored, token } });
      },
    );

    const params = z.object({ id: uuidParam });
    app.delete(
      '/tokens/api/:id',
      { config, schema: { tags, summary: 'Revoke a personal token', params } },
      async (request, reply) => {
        const { id: userId } = requireSession(request);
        const { id } = request.params;
        if (!(await endTokenById(db, { userId, id, scope: 'api' }))) throw notFound();
        logSecurity(request, 'token.ended', userId, { token: id });
        return reply.code(204).send();
      },
    );
  };
