import { z } from 'zod';
import { requireUser } from '../auth/access.ts';
import { requireSession } from '../auth/session.ts';
import type { Routes } from '../context.ts';
import { notFound } from '../errors.ts';
import { uuidParam } from '../http/ids.ts';
import { logSecurity } from '../http/securityLog.ts';
import { listSessions } from './sessionRepository.ts';
import { endTokenById, endTokens } from './tokenRepository.ts';
import { sessionSchema } from './tokenSchemas.ts';

/** Sessions: where an account is logged in, ended one by one or all but the caller's. */
export const sessionRoutes: Routes =
  ({ db }) =>
  async (app) => {
    const tags = ['tokens'];
    const config = { access: 'user' } as const;
    const response = { 200: z.object({ sessions: z.array(sessionSchema) }) };
    app.get(
      '/tokens/sessions',
      { config, schema: { tags, summary: 'Where I am logged in', response } },
      async (request) => {
        const { id, tokenId } = requireUser(request);
        return { sessions: await listSessions(db, id, tokenId) };
      },
    );

    app.delete(
      '/tokens/sessions',
      { config, schema: { tags, summary: 'End every session but this one' } },
      async (request, reply) => {
        const { id, tokenId } = requireSession(request);
        await endTokens(db, id, 'authentication', tokenId);
        logSecurity(request, 'sessions.ended', id);
        return reply.code(204).send();
      },
    );

    const params = z.object({ sessionId: uuidParam });
    app.delete(
      '/tokens/sessions/:sessionId',
      { config, schema: { tags, summary: 'End a session', params } },
      async (request, reply) => {
        const { id } = requireSession(request);
        const session = { userId: id, id: request.params.sessionId, scope: 'authentication' } as const;
        if (!(await endTokenById(db, session))) throw notFound();
        logSecurity(request, 'sessions.ended', id, { session: request.params.sessionId });
        return reply.code(204).send();
      },
    );
  };
