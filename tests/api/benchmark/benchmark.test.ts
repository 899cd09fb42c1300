import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { quotation } from '../../support/access/accessWorld.ts';
import { call } from '../../support/restCall.ts';
import {
  expectStatus,
  newUser,
  sampleFrame,
  type TestModule,
  type TestProject,
  type TestUser,
} from '../../support/world.ts';

type Point = { id?: string; own: boolean; y: number; min: number; max: number };

let api: TestApi;
let ana: TestUser;
let ours: TestModule;
const agreed: TestProject[] = [];
const slabs = (volume: number) => ({
  ...sampleFrame,
  concrete_slabs: { volumes: [{ fck: 30, volume }] },
});
const agree = (project: TestProject, consent = true) =>
  project.owner.call('PATCH', project.path, { benchmark_consent: consent });

async function tower(project: TestProject, volume: number): Promise<TestModule> {
  return (await (await project.unit()).option()).module({ data: slabs(volume) });
}

/** A project of somebody new, with a structure. */
async function rival(volume: number, given: Record<string, unknown> = {}): Promise<TestProject> {
  const project = await (
    await newUser(api.url)
  ).project({ state: 'SP', phase: 'executive_project', ...given });
  await tower(project, volume);
  return project;
}

beforeAll(async () => {
  api = await startApi();
  ana = await newUser(api.url);
  ours = await (await (await (await ana.project()).unit()).option()).module();
  // Five in São Paulo who agreed, the sixth in Rio.
  for (let at = 0; at < 6; at += 1) agreed.push(await rival(60 + at, at < 5 ? {} : { state: 'RJ' }));
});
afterAll(() => api.close());

type Read = { known: number; co2: Point[]; energy: Point[] };
const read = async (path: string, token?: string): Promise<Read> => {
  const answer = await call(api.url, 'GET', `/v1/benchmark/${path}`, { token });
  expect(answer.status).toBe(200);
  return { known: answer.body.known, ...answer.body.benchmark };
};
const nothing = { known: 0, co2: [], energy: [] };
const volumes = 'units projects floors units?state=SP units?state=RJ units?technology=beam_column'.split(' ');
/** What anybody sees, whatever they ask. */
const everything = async () => Promise.all(volumes.map((path) => read(path)));

describe('the benchmark', () => {
  test('shows nothing before five owners agreed, and then quantiles of all', async () => {
    for (const project of agreed.slice(0, 5)) {
      expect(await read('units')).toEqual(nothing);
      await expectStatus(200, agree(project));
    }
    const { known, co2, energy } = await read('units');
    expect([known, co2.map(({ y }) => y), energy.length]).toEqual([5, [0.25, 0.5, 0.75], 3]);
    for (const point of co2) expect(Object.keys(point).toSorted()).toEqual(['max', 'min', 'own', 'y']);
    expect(co2.map(({ min }) => min)).toEqual(co2.map(({ min }) => min).toSorted((a, b) => a - b));
    expect(co2.every(({ min, max }) => Number(min.toPrecision(2)) === min && max > min)).toBe(true);
  });

  test('finds them by what they share, and the sixth, elsewhere, by nothing', async () => {
    const before = await everything();
    await expectStatus(200, agree(agreed[5]!));
    expect(await everything()).toEqual(before);
    expect((await read('units?state=SP&technology=beam_column&phase=executive_project')).known).toBe(5);
    for (const filter of ['state=RJ', 'storeys=from_21', 'technology=concrete_wall'])
      expect(await read(`units?${filter}`)).toEqual(nothing);
    // One after the other: no answer is that of another filter.
    for (const [own, other] of [
      ['state=SP', 'state=RJ'],
      ['phase=executive_project', 'phase=basic_project'],
      ['technology=beam_column', 'technology=structural_masonry'],
      ['storeys=up_to_4', 'storeys=from_5_to_10'],
    ])
      expect([own, (await read(`units?${own}`)).known, (await read(`units?${other}`)).known]).toEqual([
        own,
        5,
        0,
      ]);
    const wrong = await call(api.url, 'GET', '/v1/benchmark/units?technology=timber');
    expect(wrong.body.keys).toEqual({ technology: 'structure.type.invalid' });
  });

  test('adds what is the caller’s own, agreed or not, where it stands', async () => {
    const { known, co2 } = await read('units', ana.token);
    expect([known, co2.length]).toEqual([5, 4]);
    const own = co2.filter((point) => point.own);
    expect(own).toMatchObject([{ id: ours.option.unit.id }]);
    expect(own[0]?.min).toBeCloseTo((2 * 15_599.93) / 2601, 9);
    expect(own[0]?.y).toBeLessThan(0.25);
    const projects = (await read('projects', ana.token)).energy;
    expect(projects.filter((point) => point.own).map(({ id }) => id)).toEqual([ours.option.unit.project.id]);
    expect((await read('floors', ana.token)).co2.filter((point) => point.own)).toHaveLength(2);
    // Of a module's versions the valid one counts.
    const before: Record<string, Read> = {};
    for (const scope of ['units', 'projects', 'floors']) before[scope] = await read(scope, ana.token);
    const another = { name: 'Outra', type: 'beam_column', is_valid: false, data: slabs(900) };
    await expectStatus(201, ana.call('POST', `${ours.path}/versions`, another));
    for (const scope of ['units', 'projects', 'floors'])
      expect(await read(scope, ana.token)).toEqual(before[scope]);
    // A filter finds what fits all of it: the five are executive projects, the own is none.
    for (const scope of ['units', 'projects'])
      for (const [filter, found] of Object.entries({
        'state=SP': 1,
        'state=SP&phase=executive_project': 0,
      })) {
        const curve = (await read(`${scope}?${filter}`, ana.token)).co2;
        expect(curve.length).toBe(3 + found);
        expect(curve.filter((point) => point.own)).toHaveLength(found);
      }
    // Without a reference the newest option with a structure stands for the tower, as in its totals.
    await ours.option.unit.option({ name: 'Vazia', active: false });
    await expectStatus(200, ana.call('PATCH', ours.option.path, { active: false }));
    expect((await read('units', ana.token)).co2.filter((point) => point.own)).toHaveLength(1);
  });

  test('reveals nothing of a rival who changes, joins or leaves to an attacker', async () => {
    // The attacker has four projects in a rare state, and a rival one.
    const attacker = await newUser(api.url);
    const target = await rival(77, { state: 'AC' });
    for (let at = 0; at < 4; at += 1) {
      const project = await attacker.project({ state: 'AC', phase: 'executive_project' });
      await tower(project, 50 + at);
      await expectStatus(200, agree(project));
    }
    const before = await everything();
    await expectStatus(200, agree(target));
    expect(await everything()).toEqual(before);
    expect(await read('units?state=AC')).toEqual(nothing);

    // What is shown does not follow a design that changes.
    const { units } = (await agreed[0]!.owner.call('GET', agreed[0]!.path)).body.project;
    const unit = `${agreed[0]!.path}/units/${units[0].id}`;
    const option = (await agreed[0]!.owner.call('GET', `${unit}/options`)).body.tower_options[0];
    await expectStatus(204, agreed[0]!.owner.call('DELETE', `${unit}/options/${option.id}`).then(asDeleted));
    expect(await everything()).toEqual(before);

    // One withdraws: all five go, at once, and the attacker with four of them does not bring them back.
    await expectStatus(200, agree(agreed[1]!, false));
    for (const each of await everything()) expect(each).toEqual(nothing);
    await expectStatus(200, agree(agreed[1]!));
    for (const each of await everything()) expect(each).toEqual(nothing);
    // Three are new by now, the sixth, the attacker and the target; the fifth of the new shows these, and no other.
    await expectStatus(200, agree(await rival(70)));
    expect(await read('units')).toEqual(nothing);
    await expectStatus(200, agree(await rival(71)));
    expect((await read('units')).known).toBe(5);
  });

  test('reveals nothing more of a rival to an attacker who breaks batches, however many accounts follow', async () => {
    /** Accounts of the attacker, with structures around what the rival is taken to have. */
    const join = async (state: string, around: number[]) => {
      const accounts = await Promise.all(around.map((volume) => rival(volume, { state })));
      for (const account of accounts) await expectStatus(200, agree(account));
      return accounts;
    };
    const five = [50, 60, 70, 80, 90];
    await join('RO', five);
    const alone = await read('units?state=RO');
    const target = await rival(77, { state: 'AM' });
    await expectStatus(200, agree(target));
    let accounts = await join('AM', five.slice(1));
    expect((await read('units?state=AM')).known).toBe(5);
    const nextRound = async () => {
      for (const account of accounts) await expectStatus(200, agree(account, false));
      expect(await read('units?state=AM')).toEqual(nothing);
      accounts = await join('AM', five);
      return read('units?state=AM');
    };
    for (const _round of [1, 2]) expect(await nextRound()).toEqual(alone);

    const rested = { benchmarkRestsUntil: new Date() };
    await api.db.updateTable('users').set(rested).where('id', '=', target.owner.id).execute();
    expect((await nextRound()).known).toBe(6);
  });

  test('takes no figures that no building has, and no consent of an unproved address', async () => {
    const { known, co2 } = await read('units');
    for (let at = 0; at < 5; at += 1) {
      const project = await (await newUser(api.url)).project();
      await tower(project, 90_000_000);
      await expectStatus(200, agree(project));
    }
    expect(await read('units')).toMatchObject({ known, co2 });
    const stranger = await (await newUser(api.url, { activated: false })).project();
    expect((await agree(stranger)).body).toMatchObject({ code: 'ACCOUNT_NOT_ACTIVATED' });
  });

  test('with foundations is of batches whose towers all have one', async () => {
    expect(await read('units?with_foundation=true')).toEqual(nothing);
    const data = { area: 400, thickness: 0.5, fck: 30, steel: [{ ca: 50, mass: 9000 }] };
    for (let at = 0; at < 5; at += 1) {
      const project = await (await newUser(api.url)).project({ state: 'BA' });
      const { option } = await tower(project, 60);
      const body = { type: 'raft_foundation', data: { ...data, unit_id: option.unit.id } };
      await expectStatus(201, project.owner.call('POST', `${option.path}/modules`, body));
      await expectStatus(200, agree(project));
    }
    // A tower's intensity is over all its floors, a project's over the two of them that have a structure.
    for (const [scope, area] of [
      ['units', 2601],
      ['projects', 901],
    ] as const) {
      const carried = (await read(`${scope}?with_foundation=true&state=BA`)).co2;
      const bare = (await read(`${scope}?state=BA`)).co2;
      expect(carried).toHaveLength(3);
      expect(carried[1]!.min - bare[1]!.min).toBeCloseTo(49_473.1 / area, -0.5);
    }
  });

  test('may be cached for a while without a token, and is revalidated with one', async () => {
    const first = await call(api.url, 'GET', '/v1/benchmark/units');
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await call(api.url, 'GET', '/v1/benchmark/units', { headers })).status).toBe(304);
    const own = await call(api.url, 'GET', '/v1/benchmark/units', { token: ana.token, headers });
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  });

  test('is joined by the owner alone, and left with the account or a transfer', async () => {
    const project = await rival(60);
    const { owner } = project;
    const guest = await newUser(api.url);
    await project.share(guest, 'project:edit');
    const refused = await guest.call('PATCH', project.path, { benchmark_consent: false });
    expect(refused.status).toBe(403);
    await agree(project);
    const copy = await owner.call('POST', `${project.path}/duplicate`, {});
    expect(copy.body.project.benchmark_consent).toBe(false);
    const moved = await owner.call('POST', `${project.path}/transfer-ownership`, { user_id: guest.id });
    expect(moved.body.project.benchmark_consent).toBe(false);
    const shown = (await read('units?state=BA')).known;
    expect(shown).toBe(5);
    const entry = await api.db
      .selectFrom('benchmarkEntries')
      .innerJoin('projects', 'projects.id', 'benchmarkEntries.projectId')
      .select('benchmarkEntries.userId')
      .where('projects.state', '=', 'BA')
      .executeTakeFirstOrThrow();
    await api.db.deleteFrom('users').where('id', '=', entry.userId).execute();
    expect(await read('units?state=BA')).toEqual(nothing);
  });

  test('holds no money: quotations of a project in it change nothing and are shown to nobody', async () => {
    const before = await everything();
    expect(before[0]?.known).toBeGreaterThanOrEqual(5);
    const [project] = agreed;
    const prices = [{ ...quotation, key: 'concrete:columns:30', min: 7654.32, max: 7654.32 }];
    await expectStatus(200, project!.owner.call('PATCH', `${project!.path}/prices`, { prices }));
    await agree(project!, false);
    await agree(project!);
    expect(await everything()).toEqual(before);
    expect(JSON.stringify(before)).not.toMatch(/price|cost|7654\.32/i);
    const kept = await api.db.selectFrom('benchmarkEntries').selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/price|cost|7654\.32/i);
  });

  test('refuses an expired token', async () => {
    const token = 'A'.repeat(26);
    expect((await call(api.url, 'GET', '/v1/benchmark/units', { token })).status).toBe(401);
  });
});

/** Deletions are answered 200 or 204 by the kind of thing. */
const asDeleted = <Each extends { status: number }>(answer: Each) =>
  answer.status === 200 ? { ...answer, status: 204 } : answer;

test('shows the own of the newest thousand projects', async () => {
  const owner = await newUser(api.url);
  await tower(await owner.project(), 40);
  const own = async () => {
    const { co2 } = (await owner.call('GET', '/v1/benchmark/units')).body.benchmark;
    return co2.filter((point: Point) => point.own).length;
  };
  const grow = (from: number, to: number) =>
    sql`insert into projects select copy.* from projects p, generate_series(${from}::integer, ${to}::integer) n,
      jsonb_populate_record(p, jsonb_build_object('name', 'Projeto ' || n,
        'id', 'ffffffff-0000-7000-8000-' || lpad(n::text, 12, '0'))) copy
      where p.user_id = ${owner.id} and p.id < 'ffffffff-0000-7000-8000-000000000000'`.execute(api.db);
  await grow(1, 999);
  expect(await own()).toBe(1);
  await grow(1_000, 1_000);
  expect(await own()).toBe(0);
});

test('counts a tower in its project as often as it is built, and knows it by its storeys and technology', async () => {
  const owner = await newUser(api.url);
  const project = await owner.project();
  const group = (name: string, category: string, area: number, repetition: number) => {
    return { name, category, area, height: 3, repetition };
  };
  const ground = group('Térreo', 'ground_floor', 800, 1);
  // Four storeys above a basement, and five without one, half of them under walls.
  const low = await project.unit({
    repetition_count: 3,
    floor_groups: [
      group('Subsolo', 'basement_floor', 900, 1),
      ground,
      group('Tipo', 'standard_floor', 450, 3),
    ],
  });
  const high = await project.unit({ floor_groups: [ground, group('Tipo', 'standard_floor', 300, 4)] });
  await (await low.option()).module();
  const mixed = await high.option();
  const floors = (await high.floors())
    .filter(({ category }) => category === 'standard_floor')
    .map(({ id }) => id);
  await mixed.module({ data: slabs(90), floorIds: floors.slice(0, 2) });
  const part = { volumes: [{ fck: 25, volume: 30 }] };
  const walls = { concrete_walls: part, concrete_slabs: part, wall_thickness: 0.1, slab_thickness: 0.1 };
  await mixed.module({ type: 'concrete_wall', data: walls, floorIds: floors.slice(2) });
  const own = async (path: string) => (await read(path, owner.token)).co2.filter((point) => point.own);
  const minOf = async (id: string) => (await own('units')).find((point) => point.id === id)?.min ?? 0;
  const [lowTotal, highTotal] = [(await minOf(low.id)) * 3050, (await minOf(high.id)) * 2000];
  const [whole] = await own('projects');
  expect(whole?.min).toBeCloseTo((3 * lowTotal + highTotal) / (3 * 1350 + 1200), 6);
  for (const [filter, towers] of Object.entries({
    'storeys=up_to_4': [low.id],
    'storeys=from_5_to_10': [high.id],
    'technology=beam_column': [low.id],
    'technology=concrete_wall': [],
  })) {
    expect([filter, (await own(`units?${filter}`)).map(({ id }) => id)]).toEqual([filter, towers]);
    expect([filter, await own(`projects?${filter}`)]).toEqual([filter, []]);
  }
  const ofAll = await own('floors');
  expect(ofAll).toHaveLength(7);
});
