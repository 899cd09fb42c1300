import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../../api/db/database.ts';
import { withSavepoint, withTransaction } from '../../../api/db/transaction.ts';
import { sumUnsummedTowers } from '../../../api/totals/sumUnsummedTowers.ts';
import { sumTowers } from '../../../api/totals/sumTowers.ts';
import { totalsVersion } from '../../../api/totals/towerTotals.ts';
import { watchQueries } from '../../support/countQueries.ts';
import { drawnChanges } from '../../support/towers/drawnChanges.ts';
import { samplePiles } from '../../support/towers/foundations.ts';
import { randomStructure, seeded } from '../../support/towers/randomStructures.ts';
import { serveApiWithoutSweeps } from '../../support/served.ts';
import { expectTotalsStored, storedTotals } from '../../support/towers/storedTotals.ts';
import { expectStatus, newUser, sampleFloorGroups, type TestUnit } from '../../support/world.ts';

const api = await serveApiWithoutSweeps();
const ana = await newUser(api.url);

/** A tower with a module of each of nine drawn structures, always the same ones, and a foundation. */
async function builtTower(): Promise<TestUnit> {
  const random = seeded(9);
  const unit = await (await ana.project()).unit();
  const option = await unit.option();
  for (let module = 0; module < 9; module++) await option.module(randomStructure(random));
  await ana.call('POST', `${option.path}/modules`, { type: 'piles_foundation', data: samplePiles });
  return unit;
}

test('who changes what towers amount to raises `totalsVersion`, and notes here what they amount to now', async () => {
  const unit = await builtTower();
  const { optionId, ...totals } = (await sumTowers(api.db, [unit.id])).get(unit.id)!;
  expect(optionId).toEqual(expect.any(String));
  const digest = createHash('sha256').update(JSON.stringify(totals)).digest('hex').slice(0, 16);
  expect({ totalsVersion, digest }).toEqual({ totalsVersion: 1, digest: '7727745e602a4475' });
});

test('modules over floors of their own come to what each comes to alone', async () => {
  const project = await ana.project();
  const random = seeded(10);
  const [few, many] = [randomStructure(random), randomStructure(random)];
  const totalsOf = async (isFew: boolean, isMany: boolean) => {
    const unit = await project.unit();
    const [lowest, ...others] = (await unit.floors()).map(({ id }) => id);
    const option = await unit.option();
    if (isFew) await option.module({ ...few, floorIds: [lowest!] });
    if (isMany) await option.module({ ...many, floorIds: others });
    const { concrete, steel, co2 } = (await sumTowers(api.db, [unit.id])).get(unit.id)!.structure!;
    return [concrete ?? 0, steel ?? 0, co2.min, co2.max];
  };
  const [ofFew, ofMany] = [await totalsOf(true, false), await totalsOf(false, true)];
  const sums = ofFew.map((figure, at) => expect.closeTo(figure + ofMany[at]!, 6));
  expect(await totalsOf(true, true)).toEqual(sums);
});

type Group = { area: number; index?: number };

test('areas are added from the lowest floor up, whatever order floors were made in', async () => {
  const areas = Array.from({ length: 8 }, (_, at) => (1000 + 311 * at) / 7);
  const [, , typical] = sampleFloorGroups;
  const drawn = areas.map((area, at) => ({ ...typical, name: `Tipo ${at}`, area, repetition: 1 }));
  const unit = await (await ana.project()).unit({ floor_groups: drawn });
  const floors = await unit.floors();
  await (await unit.option()).module({ floorIds: floors.map(({ id }) => id) });
  const sums = new Set<number>();
  for (const seed of [1, 2, 3, 4]) {
    const random = seeded(seed);
    const groups: Group[] = (await ana.call('GET', unit.path)).body.unit.floor_groups;
    const order = groups.map((group) => ({ group, at: random() })).toSorted((x, y) => x.at - y.at);
    const floor_groups = order.map(({ group }) => ({ ...group, index: undefined }));
    await expectStatus(200, ana.call('PATCH', unit.path, { data: { floor_groups } }));
    const sum = floor_groups.reduce((total, { area }) => total + area, 0);
    const { area, coveredArea } = (await sumTowers(api.db, [unit.id])).get(unit.id)!;
    expect([area, coveredArea]).toEqual([sum, sum]);
    sums.add(sum);
  }
  // Their order does make a difference.
  expect(sums.size).toBeGreaterThan(1);
});

test('after each of many drawn changes every tower has its totals stored, equal to the last digit', async () => {
  const changes = drawnChanges(api, ana, 27);
  const done = new Map<string, number>();
  const drawn: string[] = [];
  const make = async (name?: string) => {
    const { name: made, answer } = await changes.draw(name);
    drawn.push(`${made} ${answer?.status}`);
    if (answer === undefined) return;
    expect(drawn.at(-1)).toMatch(/ (200|201|204|409|422)$/);
    if (answer.status < 300) done.set(made, (done.get(made) ?? 0) + 1);
    await expectTotalsStored(api).catch((error: unknown) => {
      throw new Error(`after ${drawn.join(', ')}`, { cause: error });
    });
  };
  for (const name of changes.names.slice(0, 12)) await make(name);
  for (let round = 0; round < 140; round++)
    await make((await changes.towers()) > 9 ? 'a unit deleted' : undefined);
  // Few versions may be deleted: neither the valid one nor the last.
  for (const name of changes.names)
    for (let tries = 0; tries < 50 && !done.has(name); tries++) {
      await make('new version');
      await make(name);
    }
  expect(changes.names.filter((name) => !done.has(name))).toEqual([]);
}, 300_000);

test('what is read is the same whether it is stored or summed', async () => {
  const unit = await builtTower();
  const paths = [unit.path, unit.project.path, '/v1/projects?page=1&page_size=50'];
  const read = () => Promise.all(paths.map(async (path) => (await ana.call('GET', path)).body));
  const stored = await read();
  expect(stored[0].unit.totals.price_amounts.length).toBeGreaterThan(10);
  await api.db.deleteFrom('towerTotals').execute();
  expect(await read()).toEqual(stored);
  await api.db.insertInto('towerTotals').values({ unitId: unit.id, changedIn: '1' }).execute();
  expect(await read()).toEqual(stored);
  await sumUnsummedTowers(api.db, () => false);
  await expectTotalsStored(api);
  expect(await read()).toEqual(stored);
});

test('totals of another release are summed, and counted again', async () => {
  const unit = await builtTower();
  const read = async () => (await ana.call('GET', unit.path)).body;
  const now = await read();
  await sql`update tower_totals set counted_by = ${totalsVersion + 1}, totals = '{}' where unit_id = ${unit.id}`.execute(
    api.db,
  );
  expect(await read()).toEqual(now);
  await sumUnsummedTowers(api.db, () => true);
  expect((await storedTotals(api)).filter(({ totals }) => totals === '{}')).toHaveLength(1);
  await sumUnsummedTowers(api.db, () => false);
  await expectTotalsStored(api);
});

const widen = (unit: TestUnit, db: Database = api.db) =>
  db.updateTable('floorGroups').set({ area: 1234.5 }).where('unitId', '=', unit.id).execute();

test('what is taken back, whole or in part, leaves what was stored', async () => {
  const unit = await builtTower();
  const before = await storedTotals(api);
  const fails = async (trx: Database) => {
    await widen(unit, trx);
    throw new Error('taken back');
  };
  await expect(withTransaction(api.db, fails)).rejects.toThrow('taken back');
  expect(await storedTotals(api)).toEqual(before);
  await withTransaction(api.db, async (trx) => {
    await expect(withSavepoint(trx, () => fails(trx))).rejects.toThrow('taken back');
  });
  expect(await storedTotals(api)).toEqual(before);
});

test.runIf(process.env['TEST_DATABASE_URL'] !== undefined)(
  'a transaction whose connection is killed leaves what was stored',
  async () => {
    const unit = await builtTower();
    const before = await storedTotals(api);
    const killed = withTransaction(api.db, async (trx) => {
      await widen(unit, trx);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    });
    await expect(killed).rejects.toThrow(/terminat/);
    expect(await storedTotals(api)).toEqual(before);
  },
);

test('writes that bypass the service leave totals unknown, never outdated', async () => {
  const unit = await builtTower();
  await widen(unit);
  const unknown = async () => (await storedTotals(api)).filter(({ totals }) => totals === null);
  const alone = [{ unitId: unit.id, countedBy: null, totals: null }];
  expect(await unknown()).toEqual(alone);
  expect((await ana.call('GET', unit.path)).body.unit.area).toBe(4 * 1234.5);
  // Whoever changes another tower has nothing to do with it.
  await builtTower();
  expect(await unknown()).toEqual(alone);
  await ana.call('POST', `${unit.path}/options`, { name: 'B' });
  await expectTotalsStored(api);
});

test('whatever totals are summed from has a trigger for each way of changing it', async () => {
  const unit = await builtTower();
  const statements = await watchQueries(api, () => sumTowers(api.db, [unit.id]));
  const read = new Set<string>();
  for (const { sql: text, parameters } of statements) {
    const { rows } = await api.db.executeQuery<{ 'QUERY PLAN': unknown }>({
      ...sql`select`.compile(api.db),
      sql: `explain (format json) ${text}`,
      parameters,
    });
    for (const [, table] of JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g)) read.add(table!);
  }
  const { rows } = await sql<{ table: string; events: string }>`
    select event_object_table as table, string_agg(event_manipulation, ' ' order by event_manipulation) as events
    from information_schema.triggers
    where trigger_schema = current_schema() and trigger_name like 'forget_totals%' group by 1`.execute(
    api.db,
  );
  // Of a unit only the id is read: its own columns are never kept.
  read.delete('units');
  expect(read.size).toBeGreaterThan(5);
  expect(rows.map((row) => row.table).toSorted()).toEqual([...read].toSorted());
  for (const row of rows) expect(row.events).toBe('DELETE INSERT UPDATE');
});
