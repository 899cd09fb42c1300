import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openEmbeddedDatabase } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { type PostgresLimits, withoutLimits } from './postgresLimits.ts';

/**
 * The database of the service, migrated and ready: PostgreSQL when `databaseUrl` is given, else the embedded one in
 * `dataDir`.
 *
 * @throws when it can't be opened, is in use, or a migration fails; nothing is left open then.
 */
export async function openDatabase(config: {
  databaseUrl?: string | undefined;
  postgresLimits?: PostgresLimits;
  dataDir: string;
  fsync?: boolean;
}): Promise<OpenDatabase> {
  const { databaseUrl } = config;
  if (databaseUrl === undefined) return migrated(await openEmbeddedDatabase(config.dataDir, config.fsync));
  await (await migrated(await openPostgres(databaseUrl, withoutLimits))).close();
  return openPostgres(databaseUrl, config.postgresLimits);
}

async function migrated(database: OpenDatabase): Promise<OpenDatabase> {
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
