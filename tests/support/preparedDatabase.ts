import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { extract } from 'tar';
import type { OpenDatabase, Tables } from '../../api/db/database.ts';
import { migrate } from '../../api/db/migrate.ts';
import { openInMemory } from '../../api/db/engines/pglite.ts';

const root = join(import.meta.dirname, '../..');

/**
 * An empty, migrated database in memory, copied from a dump kept below `.cache`: preparing one from nothing takes five
 * times as long, and every test file asks for one.
 */
export async function openPrepared(): Promise<OpenDatabase> {
  const bytes = readFileSync(await preparedFile());
  // A blob hands out what it holds in pieces, which takes longer than to read the file.
  return openInMemory(Object.assign(new Blob(), { arrayBuffer: async () => bytes.buffer }));
}

/** Lays an empty, migrated database into a data folder, for a product that starts there. */
export async function layDatabase(dataDir: string): Promise<void> {
  const database = join(dataDir, 'database');
  mkdirSync(database, { recursive: true });
  await extract({ file: await preparedFile(), cwd: database });
}

/** The dump's file, whose name says which migrations, which PGlite and which preparation made it. */
async function preparedFile(): Promise<string> {
  const sources = [
    'node_modules/@electric-sql/pglite/package.json',
    'tests/support/preparedDatabase.ts',
    ...globSync('api/db/{migrate.ts,migrations/*.ts}', { cwd: root }).toSorted(),
  ];
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(join(root, source)));
  const file = join(root, '.cache/test-databases', `${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(file)) await prepare(file);
  return file;
}

/** Small, because every test file unpacks it: without the templates of other databases, and nothing to replay. */
async function prepare(file: string): Promise<void> {
  const pglite = new PGlite({ initDbStartParams: ['--wal-segsize=1'] });
  await migrate(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }));
  for (const template of ['template0', 'template1']) {
    await pglite.exec(`alter database ${template} is_template false`);
    await pglite.exec(`drop database ${template}`);
  }
  await pglite.exec('checkpoint');
  const dump = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer());
  await pglite.close();
  mkdirSync(join(file, '..'), { recursive: true });
  // Written whole under another name first: several workers may do this at once.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, dump);
  renameSync(draft, file);
}
