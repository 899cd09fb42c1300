import type { ApiContext } from '../../../api/context.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Access } from '../../../api/auth/access.ts';
import { type ApiConfig, readApiConfig } from '../../../api/config.ts';
import { replyToUnreadable } from '../../../api/http/errorReply.ts';
import { requestIdOf } from '../../../api/http/requestId.ts';
import { inMemory } from '../../../api/db/engines/pglite.ts';
import { createApi } from '../../../api/server.ts';
import { noteDatabase } from '../provedAddress.ts';
import { openPrepared } from '../preparedDatabase.ts';
import { createDatabase } from '../testDatabases.ts';

/** As cheap as argon2id gets: a test signs up a dozen people, and none of them is guessed at. */
export const passwordCost = { memory: 8, passes: 1, parallelism: 1 };

type TestRoute = { method: string; url: string; access: Access | undefined; body: unknown };

export type TestApi = {
  url: string;
  context: ApiContext;
  db: ApiContext['db'];
  /** Path that opens the mailbox. */
  mailbox: string | undefined;
  /** Every route with the access it declares; undefined for what is not below /v1. */
  routes: TestRoute[];
  close: () => Promise<void>;
};

/**
 * Has every answer to a change looked at, whatever test asks for it: a resource with a revision has it as its tag, and
 * what was made says where it is. An answer without them becomes 500.
 */
function lookAtChanges(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isChanged = request.method !== 'GET' && reply.statusCode < 300;
    if (!isChanged || typeof payload !== 'string' || !payload.startsWith('{')) return payload;
    const [resource, ...others] = Object.values<{ revision?: unknown } | null>(JSON.parse(payload));
    const revision = others.length === 0 ? resource?.revision : undefined;
    const { etag, location } = reply.getHeaders();
    if (typeof revision === 'number' && etag !== `"${revision}"`)
      throw new Error(`revision ${revision} is tagged ${String(etag)}`);
    if (location !== undefined && !String(location).startsWith('/v1/'))
      throw new Error(`made at ${String(location)}`);
    return payload;
  });
}

/**
 * The service on a free port, over HTTP: on a fresh PGlite in memory, or, with TEST_DATABASE_URL, in a fresh database
 * of that server, dropped on close. `prepare` comes before the routes.
 */
export async function startApi(
  options: Partial<ApiConfig> = {},
  prepare: (app: FastifyInstance) => void = () => {},
): Promise<TestApi> {
  const postgres = process.env['TEST_DATABASE_URL'];
  const database =
    postgres === undefined || options.dataDir !== undefined
      ? undefined
      : await createDatabase(postgres, process.env['TEST_DATABASE_TEMPLATE']);
  const base = readApiConfig({
    DATA_DIR: inMemory,
    PORT: '0',
    RATE_LIMIT: 'off',
    BENCHMARK_ACCOUNT_DAYS: '0',
    BENCHMARK_PROJECT_DAYS: '0',
    PUBLIC_URL: 'http://torre.test',
    MAILBOX: 'on',
    SECOND_FACTOR_KEY: postgres === undefined ? '' : 'a1'.repeat(32),
  });
  const config: ApiConfig = { ...base, databaseUrl: database?.url, passwordCost, ...options };
  const fresh = config.databaseUrl === undefined && config.dataDir === inMemory;
  const api = await createApi(config, fresh ? await openPrepared() : undefined);
  const app = Fastify({
    genReqId: requestIdOf,
    forceCloseConnections: true,
    frameworkErrors: replyToUnreadable,
    trustProxy: config.trustProxy,
    logger: { level: 'error' },
  });
  const routes: TestRoute[] = [];
  app.addHook('onRoute', ({ method, url: path, config: declared, schema }) => {
    const kept = { url: path, access: declared?.access, body: schema?.body };
    for (const each of [method].flat()) routes.push({ method: each, ...kept });
  });
  lookAtChanges(app);
  prepare(app);
  await api.register(app);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const forgetDatabase = noteDatabase(url, api.context.db);
  return {
    url,
    context: api.context,
    db: api.context.db,
    mailbox: api.mailbox,
    routes,
    close: async () => {
      await app.close();
      // Another service may get this port, one of another process too.
      forgetDatabase();
      await api.close();
      await database?.drop();
    },
  };
}
