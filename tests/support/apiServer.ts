import { randomBytes } from 'node:crypto';
import type { ApiContext } from '../../api/context.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Access } from '../../api/auth/access.ts';
import { Client } from 'pg';
import { type ApiConfig, readApiConfig } from '../../api/config.ts';
import { replyToUnreadable } from '../../api/http/errorReply.ts';
import { requestIdOf } from '../../api/http/requestId.ts';
import { inMemory } from '../../api/db/pglite.ts';
import { createApi } from '../../api/server.ts';
import { noteDatabase } from './provedAddress.ts';
import { openPrepared } from './preparedDatabase.ts';

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
 * The service on a free port, over HTTP: on a fresh PGlite in memory, or, with TEST_DATABASE_URL, in a fresh database
 * of that server, dropped on close. `prepare` comes before the routes.
 */
export async function startApi(
  options: Partial<ApiConfig> = {},
  prepare: (app: FastifyInstance) => void = () => {},
): Promise<TestApi> {
  const postgres = process.env['TEST_DATABASE_URL'];
  const name = `test_${randomBytes(6).toString('hex')}`;
  const databaseUrl =
    postgres === undefined || options.dataDir !== undefined
      ? {}
      : { databaseUrl: await createDatabase(postgres, name) };
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
  const config: ApiConfig = { ...base, ...databaseUrl, ...options };
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
  prepare(app);
  await api.register(app);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  noteDatabase(url, api.context.db);
  return {
    url,
    context: api.context,
    db: api.context.db,
    mailbox: api.mailbox,
    routes,
    close: async () => {
      await app.close();
      await api.close();
      if ('databaseUrl' in databaseUrl && postgres !== undefined)
        await query(postgres, `drop database ${name} with (force)`);
    },
  };
}

/** A database and not a schema: looking for its tables, a migration meets every schema others drop meanwhile. */
async function createDatabase(server: string, name: string): Promise<string> {
  await query(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
