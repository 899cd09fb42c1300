import { z } from 'zod';
import { requireUser } from '../auth/access.ts';
import { requireSession } from '../auth/session.ts';
import type { Routes } from '../context.ts';
import { withTransaction } from '../db/transaction.ts';
import { notFound } from '../errors.ts';
import { uuidParam } from '../http/ids.ts';
import { logSecurity } from '../http/securityLog.ts';
import { endSessionById } from './deviceRepository.ts';
import { listSessions } from './sessionRepository.ts';
import { endSessions } from './tokenRepository.ts';
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
      {
        config,
        schema: { tags, summary: 'End every session but this one; other devices are strange again' },
      },
      async (request, reply) => {
        const { id, tokenId } = requireSession(request);
        await withTransaction(db, (trx) => endSessions(trx, id, tokenId));
        logSecurity(request, 'sessions.ended', id);
        return reply.code(204).send();
      },
    );

    const params = z.object({ sessionId: uuidParam });
    app.delete(
      '/tokens/sessions/:sessionId',
      { config, schema: { tags, summary: 'End a session; its device is strange again', params } },
      async (request, reply) => {
        const { id } = requireSession(request);
        const { sessionId: session } = request.params;
        if (!(await withTransaction(db, (trx) => endSessionById(trx, id, session)))) throw notFound();
        logSecurity(request, 'sessions.ended', id, { session });
        return reply.code(204).send();
      },
    );
  };
