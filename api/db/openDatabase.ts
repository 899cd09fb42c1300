import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openEmbeddedDatabase } from './engines/pglite.ts';
import { openPostgres } from './engines/postgres.ts';
import { type PostgresLimits, withoutLimits } from './engines/postgresLimits.ts';

/**
 * The database of the service, migrated and ready: PostgreSQL when `databaseUrl` is given, else the embedded one in
 * `dataDir`. Migrations and listening use `databaseDirectUrl`, reads that may lag `databaseReadUrl`.
 * @throws when it can't be opened, is in use, or a migration fails; nothing is left open then.
 */
export async function openDatabase(config: {
  databaseUrl?: string | undefined;
  databaseDirectUrl?: string | undefined;
  databaseReadUrl?: string | undefined;
  databasePrepared?: boolean;
  postgresLimits?: PostgresLimits;
  dataDir: string;
  fsync?: boolean;
}): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl = databaseUrl, databaseReadUrl } = config;
  if (databaseUrl === undefined) return migrated(await openEmbeddedDatabase(config.dataDir, config.fsync));
  await (await migrated(await openPostgres(databaseDirectUrl ?? databaseUrl, withoutLimits))).close();
  return openPostgres(databaseUrl, config.postgresLimits, {
    direct: databaseDirectUrl,
    standbys: databaseReadUrl,
    prepared: config.databasePrepared,
  });
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
