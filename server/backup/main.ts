import process from 'node:process';
import { readApiConfig } from '../../api/config.ts';
import { backUp, restore } from './archive.ts';

/** `backup [file]` and `restore <file>`, for the embedded database in DATA_DIR. */
async function main([command, file]: string[]): Promise<void> {
  const { dataDir, databaseUrl } = readApiConfig(process.env);
  if (databaseUrl !== undefined)
    throw new Error('DATABASE_URL is set: back up PostgreSQL with pg_dump (docs/deployment.md).');
  if (command === 'backup') {
    const name = file ?? `torre-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.tar.gz`;
    await backUp(dataDir, name);
    console.log(name);
    return;
  }
  if (file === undefined) throw new Error('Name the backup to restore.');
  const { users, projects } = await restore(file, dataDir);
  console.log(`${dataDir}: ${users} accounts, ${projects} projects`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
