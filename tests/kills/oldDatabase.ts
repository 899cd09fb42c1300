import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { v7 as uuid } from 'uuid';
import { hashPassword, usualCost } from '../../api/auth/passwordHash.ts';
import { password } from '../support/world.ts';

const folder = join(import.meta.dirname, '../../api/db/migrations');
const old = '0008_benchmark_consent';
export const owner = 'ana@example.com';

const files = globSync('*.ts', { cwd: folder }).toSorted();
const modules = await Promise.all(
  files.map(async (file): Promise<[string, Migration]> => [
    basename(file, '.ts'),
    await import(join(folder, file)),
  ]),
);
/** Beside the migrations lie the parts of the first. */
const migrations = modules.filter(([, module]) => 'up' in module);
export const newest = migrations.length;
/** How many migrations the old shape has had. */
export const oldest = migrations.findIndex(([name]) => name === old) + 1;

/** Brings an empty database to a shape of earlier and fills it: an account with projects. @returns the projects' ids. */
export async function makeOld(db: Kysely<unknown>, projects: number): Promise<string[]> {
  const all = Object.fromEntries(migrations);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  const { error } = await migrator.migrateTo(old);
  if (error !== undefined) throw error;
  await sql`insert into users (name, email, password_hash, activated, language)
    values ('Ana Souza', ${owner}, ${await hashPassword(password, usualCost)}, true, 'pt-BR')`.execute(db);
  const ids = Array.from({ length: projects }, () => uuid());
  for (const [at, id] of ids.entries())
    await sql`insert into projects (id, user_id, name, state, city, phase)
      select ${id}, id, ${`Obra ${at}`}, 'SP', 'São Paulo', 'basic_project' from users`.execute(db);
  return ids;
}

/** How many migrations a database has had. */
export async function migrationsOf(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from kysely_migration`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
