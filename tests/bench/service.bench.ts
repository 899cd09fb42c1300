// What the service takes to list 50 projects of 100, 1 000 and 10 000, and to read a large tower: run it once as it is
// for the embedded database, once with TEST_DATABASE_URL for PostgreSQL.
import { sql } from 'kysely';
import { median } from './median.ts';
import { startApi } from '../support/servers/apiServer.ts';
import { newUser } from '../support/world.ts';

const callers = 8;
const enough = 1_500;
const api = await startApi();

/** Median (ms) of one caller, and answers a second of eight. */
async function measured(ask: () => Promise<{ status: number }>) {
  const ask200 = async () => {
    const { status } = await ask();
    if (status !== 200) throw new Error(`status ${status}`);
  };
  for (let each = 0; each < 5; each++) await ask200();
  const alone: number[] = [];
  for (const end = performance.now() + enough; performance.now() < end;) {
    const begun = performance.now();
    await ask200();
    alone.push(performance.now() - begun);
  }
  let answers = 0;
  const end = performance.now() + enough;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (; performance.now() < end; answers++) await ask200();
    }),
  );
  return { median: median(alone), rate: (answers * 1000) / enough };
}

const line = (name: string, { median: middle, rate }: { median: number; rate: number }, base?: number) =>
  console.log(
    name.padEnd(34),
    middle.toFixed(1).padStart(8),
    (base === undefined ? '' : (middle / base).toFixed(2)).padStart(8),
    rate.toFixed(0).padStart(8),
  );

try {
  console.log(process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'PGlite (embedded)');
  console.log('operation                            p50 ms  ÷ first  answers/s');
  let first: number | undefined;
  for (const count of [100, 1_000, 10_000]) {
    const user = await newUser(api.url, { name: `Ana de ${count}` });
    await sql`insert into projects (id, user_id, name, state, city, phase, created_at, updated_at)
      select gen_random_uuid(), ${user.id}, 'Projeto ' || n, 'SP', 'São Paulo', 'basic_project',
        now() - n * interval '1 minute', now() - n * interval '1 minute'
      from generate_series(1, ${count}::integer) n`.execute(api.db);
    await sql`analyze projects`.execute(api.db);
    const page = await measured(() => user.call('GET', '/v1/projects?page=1&page_size=50'));
    line(`50 of ${count} projects`, page, first);
    first ??= page.median;
    if (count === 10_000) for (const text of await plan(user.id)) console.log('   ', text);
  }
  const user = await newUser(api.url, { name: 'Ana da Torre' });
  const project = await user.project();
  const groups = (floors: number) =>
    Array.from({ length: floors }, (_, index) => ({
      name: `Pavimento ${index + 1}`,
      category: 'standard_floor',
      area: 400,
      height: 3,
      repetition: 1,
    }));
  for (const [floors, options, modules] of [
    [10, 2, 5],
    [40, 8, 20],
  ] as const) {
    const unit = await project.unit({ floor_groups: groups(floors) });
    const all = await unit.floors();
    for (let option = 0; option < options; option++) {
      const made = await unit.option({ name: `Opção ${option + 1}` });
      const each = floors / modules;
      for (let module = 0; module < modules; module++)
        await made.module({
          name: `Módulo ${module + 1}`,
          floorIds: all.slice(module * each, (module + 1) * each).map(({ id }) => id),
        });
    }
    const name = `${floors} floors, ${options} × ${modules}`;
    const read = await measured(() => user.call('GET', unit.path));
    line(`a tower of ${name}`, read);
    const totals = await measured(() => user.call('GET', `${unit.path}/options`));
    line(`its simulations, ${name}`, totals);
  }
} finally {
  await api.close();
}

/** How the database finds a page of a list. */
async function plan(user: number): Promise<string[]> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, timing off)
    select * from projects where user_id = ${user} order by id desc limit 50`.execute(api.db);
  return rows.flatMap((row) => Object.values(row).map(String));
}
