import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, types } from 'pg';
import { columnSpelling } from '../tables/columnSpelling.ts';
import type { Listen, OpenDatabase, PoolState, Tables } from '../database.ts';
import { defaultPostgresLimits, type PostgresLimits, startParameters } from './postgresLimits.ts';
import { PreparedClient } from './preparedClient.ts';
import { logStatement } from '../statementLog.ts';
import { TaggedClient } from './taggedClient.ts';
import { valueParsers } from './valueParsers.ts';

/**
 * Opens PostgreSQL (15 or newer). A `schema` parameter in the URL's query (`?schema=torre`) puts everything into that
 * schema, which is created, so that several installations may share one database. `direct` bypasses a connection
 * pooler; `standbys` are copies that may be read. `prepared`: statements are prepared once per connection.
 * @throws when the server can't be reached or refuses the log-in.
 */
export async function openPostgres(
  url: string,
  limits = defaultPostgresLimits,
  others: { direct?: string | undefined; standbys?: string | undefined; prepared?: boolean | undefined } = {},
): Promise<OpenDatabase> {
  const { address, schema } = readAddress(url);
  const pool = openPool(address, schema, limits, others.prepared);
  if (schema !== null) await createSchema(pool, schema);
  const db = over(pool);
  const standbys = others.standbys === undefined ? undefined : readAddress(others.standbys);
  const standbyPool = standbys && openPool(standbys.address, standbys.schema, limits, others.prepared);
  const readDb = standbyPool === undefined ? db : over(standbyPool);
  const ready = async () => {
    await db.selectFrom('users').select('id').limit(1).execute();
  };
  const close = async () => {
    await db.destroy();
    if (readDb !== db) await readDb.destroy();
  };
  const listen = listenOn(readAddress(others.direct ?? url).address);
  const pools = () => [
    stateOf('primary', pool),
    ...(standbyPool === undefined ? [] : [stateOf('standby', standbyPool)]),
  ];
  return { db, readDb, kind: 'postgres', listen, pools, ready, close };
}

const stateOf = (name: PoolState['name'], pool: Pool): PoolState => ({
  name,
  open: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
  most: pool.options.max,
});

function readAddress(url: string): { address: string; schema: string | null } {
  const address = new URL(url);
  const schema = address.searchParams.get('schema');
  address.searchParams.delete('schema');
  return { address: address.href, schema };
}

const over = (pool: Pool) =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [columnSpelling],
    log: logStatement,
  });

function openPool(
  connectionString: string,
  schema: string | null,
  limits: PostgresLimits,
  isPrepared = false,
): Pool {
  const pool = new Pool({
    Client: isPrepared ? PreparedClient : TaggedClient,
    connectionString,
    max: limits.poolSize,
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    types: { getTypeParser: (id, format) => valueParsers[id] ?? types.getTypeParser(id, format) },
    options: startParameters(limits, schema === null ? {} : { search_path: schema }),
  });
  // A connection dropped by the server must not end the process: the next query opens another. The pool hears of idle
  // ones; one in use notifies only its own listeners, besides failing its query.
  const lost = (error: Error) => console.error(`PostgreSQL connection lost: ${error.message}`);
  pool.on('connect', (client) => client.on('error', lost));
  pool.on('error', () => {});
  return pool;
}

/** Listens over its own connection, because those of the pool change hands. */
function listenOn(connectionString: string): Listen {
  return async (channel, onPayload, onLost) => {
    const client = new Client({ connectionString, connectionTimeoutMillis: 10_000, keepAlive: true });
    let ended = false;
    client.on('error', () => client.end());
    client.on('end', () => {
      if (!ended) onLost();
      ended = true;
    });
    client.on('notification', ({ payload = '' }) => onPayload(payload));
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return async () => {
      ended = true;
      await client.end();
    };
  };
}

async function createSchema(pool: Pool, schema: string): Promise<void> {
  if (!/^[a-z_][a-z0-9_]*$/.test(schema)) throw new Error(`DATABASE_URL: "${schema}" is no schema name`);
  await pool.query(`create schema if not exists ${schema}`).catch((error: { code?: string }) => {
    // When two processes create it at once, PostgreSQL refuses one of them in spite of "if not exists".
    if (error.code !== '23505' && error.code !== '42P06') throw error;
  });
}
