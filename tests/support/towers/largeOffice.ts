import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../api/db/database.ts';
import { sumUnsummedTowers } from '../../../api/totals/sumUnsummedTowers.ts';
import { expectStatus, newUser, type TestProject, type TestUnit, type TestUser } from '../world.ts';

const units = 'select id from units where project_id';
const modules = `select m.id from modules m join options o on o.id = m.option_id where o.unit_id in (${units}`;

/** The tables of a project, what refers to another behind it, and what its rows are found by. */
const tables = {
  projects: 'id',
  units: 'project_id',
  floor_groups: `unit_id in (${units}`,
  floors: `unit_id in (${units}`,
  options: `unit_id in (${units}`,
  modules: `option_id in (select id from options where unit_id in (${units}`,
  module_floors: `module_id in (${modules}`,
  versions: `module_id in (${modules}`,
};

/** Five towers of 24 floors, with four simulations of six modules each. */
export const modulesOfProject = 120;

/** An office whose projects are all alike: `first` was made by calls, the others are copies of it. */
export type LargeOffice = { user: TestUser; first: TestProject; unit: TestUnit; projects: number };

/** An office with one project. */
export async function openOffice(url: string): Promise<LargeOffice> {
  const user = await newUser(url, { name: 'Ana do Escritório' });
  const first = await user.project();
  const group = (name: string, category: string, repetition: number) => {
    return { name, category, repetition, area: 450.5, height: 2.8 };
  };
  const unit = await first.unit({
    floor_groups: [
      group('Subsolo', 'basement_floor', 3),
      group('Térreo', 'ground_floor', 1),
      group('Tipo', 'standard_floor', 20),
    ],
  });
  const typical = (await unit.floors()).filter(({ category }) => category === 'standard_floor');
  const option = await unit.option();
  for (let module = 0; module < 6; module++) {
    const floorIds = typical.slice(module * 3, module * 3 + 3).map(({ id }) => id);
    await option.module({ name: `Módulo ${module + 1}`, floorIds });
  }
  for (let copy = 2; copy <= 4; copy++)
    await expectStatus(201, user.call('POST', `${option.path}/duplicate`, { name: `Opção ${copy}` }));
  for (let copy = 2; copy <= 5; copy++)
    await expectStatus(201, user.call('POST', `${unit.path}/duplicate`, { name: `Torre ${copy}` }));
  return { user, first, unit, projects: 1 };
}

/**
 * Copies the first project until there are so many: in the database, by a statement for each table, whose keys it need
 * not check. The ids of a copy follow from the first's and its number. Their totals are counted as after a migration.
 */
export async function growOffice(db: Kysely<Tables>, office: LargeOffice, projects: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    for (const [table, found] of Object.entries(tables)) {
      const { rows: columns } = await sql<{ name: string; type: string }>`
        select column_name as name, data_type as type from information_schema.columns
        where table_name = ${table} and table_schema = current_schema() and is_generated = 'NEVER'`.execute(
        trx,
      );
      const names = sql.join(columns.map(({ name }) => sql.ref(name)));
      const values = columns.map(({ name, type }) => {
        const old = sql.ref(`t.${name}`);
        if (type === 'uuid') return sql`md5(${old}::text || n)::uuid`;
        return table === 'projects' && name === 'name' ? sql`${old} || ' ' || n` : old;
      });
      const isOfFirst = sql`${sql.raw(found)} = ${office.first.id}${sql.raw(')'.repeat(found.split('(').length - 1))}`;
      await sql`insert into ${sql.table(table)} (${names}) select ${sql.join(values)} from ${sql.table(table)} t,
          generate_series(${office.projects}::integer, ${projects - 1}::integer) n where ${isOfFirst}`.execute(
        trx,
      );
    }
  });
  await sumUnsummedTowers(db, () => false);
  await sql`analyze`.execute(db);
  office.projects = projects;
}
