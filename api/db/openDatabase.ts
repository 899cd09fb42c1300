import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openEmbeddedDatabase } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/**
 * The database of the service, migrated and ready: PostgreSQL when `databaseUrl` is given, else the embedded one in
 * `dataDir`.
 *
 * @throws when it can't be opened, is in use, or a migration fails; nothing is left open then.
 */
export async function openDatabase(config: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<OpenDatabase> {
  const database =
    config.databaseUrl === undefined
      ? await openEmbeddedDatabase(config.dataDir)
      : await openPostgres(config.databaseUrl);
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
