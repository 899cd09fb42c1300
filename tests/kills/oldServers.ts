import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Client, Pool } from 'pg';
import { createDatabase } from '../../api/db/engines/pglite.ts';
import { makeOld, migrationsOf } from './oldDatabase.ts';

/** A copy of an old database: the settings of a service over it, and how many migrations it has had. */
type OldCopy = { settings: Record<string, string>; migrations: () => Promise<number> };
export type OldDatabase = { projects: string[]; copy: () => Promise<OldCopy> };

const size = 200;

/** On the embedded database, below `folder`. */
export async function oldEmbedded(folder: string): Promise<OldDatabase> {
  const template = join(folder, 'old');
  mkdirSync(template, { recursive: true });
  await createDatabase(template);
  const opened = async <T>(path: string, work: (db: Kysely<unknown>) => Promise<T>) => {
    const pglite = new PGlite(join(path, 'database'));
    const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) });
    const done = await work(db);
    await pglite.close();
    return done;
  };
  const projects = await opened(template, (db) => makeOld(db, size));
  let count = 0;
  return {
    projects,
    copy: async () => {
      const path = join(folder, `old-${(count += 1)}`);
      cpSync(template, path, { recursive: true });
      return { settings: { DATA_DIR: path }, migrations: () => opened(path, migrationsOf) };
    },
  };
}

/** On the PostgreSQL at `server`; a service over it keeps its files below `folder`. */
export async function oldPostgres(server: string, folder: string): Promise<OldDatabase> {
  const run = async (sql: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  const opened = async <T>(name: string, work: (db: Kysely<unknown>) => Promise<T>) => {
    const pool = new Pool({ connectionString: addressOf(server, name) });
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    const done = await work(db);
    await db.destroy();
    return done;
  };
  const template = `old_${randomBytes(4).toString('hex')}`;
  await run(`create database ${template}`);
  const projects = await opened(template, (db) => makeOld(db, size));
  let count = 0;
  return {
    projects,
    copy: async () => {
      const name = `${template}_${(count += 1)}`;
      await run(`create database ${name} template ${template}`);
      const settings = { DATABASE_URL: addressOf(server, name), DATA_DIR: folder };
      return { settings, migrations: () => opened(name, migrationsOf) };
    },
  };
}

function addressOf(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}
