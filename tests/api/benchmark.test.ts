import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { benchmarkCurve } from '../../api/benchmark/benchmarkCurve.ts';
import { startApi, type TestApi } from '../support/apiServer.ts';
import { call } from '../support/restCall.ts';
import {
  expectStatus,
  newUser,
  sampleFrame,
  type TestModule,
  type TestProject,
  type TestUser,
} from '../support/world.ts';

type Point = { id?: string; own: boolean; y: number; min: number; max: number };

let api: TestApi;
let ana: TestUser;
let bia: TestUser;
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

beforeAll(async () => {
  api = await startApi();
  ana = await newUser(api.url);
  bia = await newUser(api.url);
  ours = await (await (await (await ana.project()).unit()).option()).module();
  // Five in São Paulo who agreed, the sixth in Rio; a seventh did not, an eighth has no structure.
  for (let at = 0; at < 6; at += 1) {
    const project = await bia.project({ state: at < 5 ? 'SP' : 'RJ', phase: 'executive_project' });
    await tower(project, 60 + at);
    await expectStatus(200, agree(project));
    agreed.push(project);
  }
  await tower(await bia.project(), 80);
  const bare = await bia.project();
  await bare.unit();
  await agree(bare);
});
afterAll(() => api.close());

const read = async (path: string, token?: string): Promise<{ co2: Point[]; energy: Point[] }> => {
  const answer = await call(api.url, 'GET', `/v1/benchmark/${path}`, { token });
  expect(answer.status).toBe(200);
  return answer.body.benchmark;
};

describe('the benchmark', () => {
  test('ranks units whose owners agreed by their least figure', async () => {
    const { co2, energy } = await read('units');
    const ranks = [1, 2, 3, 4, 5, 6].map((rank) => rank / 6);
    expect(co2.map(({ y }) => y)).toEqual(ranks);
    expect(energy.map(({ y }) => y)).toEqual(ranks);
    expect(co2.map(({ min }) => min)).toEqual(co2.map(({ min }) => min).toSorted((a, b) => a - b));
  });

  test('tells nobody whose they are', async () => {
    for (const scope of ['floors', 'units', 'projects'])
      for (const points of Object.values(await read(scope))) {
        expect(points.length).toBeGreaterThanOrEqual(6);
        for (const point of points) expect(Object.keys(point).toSorted()).toEqual(['max', 'min', 'own', 'y']);
      }
  });

  test('adds what is the caller’s own, agreed or not', async () => {
    const units = (await read('units', ana.token)).co2;
    expect(units).toHaveLength(7);
    expect(units.filter(({ own }) => own)).toMatchObject([{ id: ours.option.unit.id }]);
    expect(units.find(({ own }) => own)?.min).toBeCloseTo((2 * 15_599.93) / 2601, 9);
    const projects = (await read('projects', ana.token)).energy;
    expect(projects.filter(({ own }) => own).map(({ id }) => id)).toEqual([ours.option.unit.project.id]);
    expect((await read('floors', ana.token)).co2.filter(({ own }) => own)).toHaveLength(2);
    // Without a reference the newest option with a structure stands for the tower, as in its totals.
    await ours.option.unit.option({ name: 'Vazia', active: false });
    await expectStatus(200, ana.call('PATCH', ours.option.path, { active: false }));
    expect((await read('units', ana.token)).co2.filter(({ own }) => own)).toHaveLength(1);
  });

  test('shows nobody’s but one’s own where the others are fewer than five', async () => {
    const units = (await read('units', bia.token)).co2;
    expect(units).toHaveLength(7);
    expect(units.every(({ own }) => own)).toBe(true);
  });

  test('lets no filter lead to the one in Rio', async () => {
    const all = (await read('units')).co2.map(({ min }) => min);
    for (const filter of ['state=RJ', 'state=SP', 'phase=executive_project', 'technology=beamColumn']) {
      const some = new Set((await read(`units?${filter}`)).co2.map(({ min }) => min));
      expect([0, 6]).toContain(some.size);
      expect([0, 6]).toContain(all.filter((min) => !some.has(min)).length);
    }
    expect((await read('units?storeys=from_21')).co2).toEqual([]);
    expect((await read('units?state=SP', ana.token)).co2.map(({ own }) => own)).toEqual([true]);
    const wrong = await call(api.url, 'GET', '/v1/benchmark/units?technology=timber');
    expect(wrong.body.keys).toEqual({ technology: 'structure.type.invalid' });
  });

  test('with foundations is of towers that have one, and never of fewer than five', async () => {
    expect((await read('units?with_foundation=true')).co2).toEqual([]);
    const structure = (await read('units')).co2;
    const data = { area: 400, thickness: 0.5, fck: 30, steel: [{ ca: 50, mass: 9000 }] };
    const carry = async (project: TestProject) => {
      const { id, units } = (await bia.call('GET', project.path)).body.project;
      const path = `/v1/projects/${id}/units/${units[0].id}/options`;
      const [option] = (await bia.call('GET', path)).body.tower_options;
      const body = { type: 'raft_foundation', data: { ...data, unit_id: units[0].id } };
      await expectStatus(201, bia.call('POST', `${path}/${option.id}/modules`, body));
    };
    for (const [at, project] of agreed.entries()) {
      const { co2 } = await read('units?with_foundation=true');
      // Five of six would tell the one without by what is left: the sixth must have one, too.
      expect(co2).toEqual([]);
      expect(at).toBeLessThan(6);
      await carry(project);
      expect((await read('units')).co2).toEqual(structure);
    }
    // A tower's intensity is over all its floors, a project's over the two of them that have a structure.
    for (const [scope, area] of [
      ['units', 2601],
      ['projects', 901],
    ] as const) {
      const { co2 } = await read(`${scope}?with_foundation=true`);
      expect(co2).toHaveLength(6);
      const alone = (structure[0]?.min ?? 0) * (2601 / area);
      expect((await read(scope)).co2[0]?.min).toBeCloseTo(alone, 6);
      expect(co2[0]?.min).toBeCloseTo(alone + 49_473.1 / area, 6);
    }
    const one = await read('units?with_foundation=true', ana.token);
    expect(one.co2.filter(({ own }) => own)).toEqual([]);
  });

  test('is kept by anybody for a while, and asked again by who marks own', async () => {
    const first = await call(api.url, 'GET', '/v1/benchmark/units');
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await call(api.url, 'GET', '/v1/benchmark/units', { headers })).status).toBe(304);
    const own = await call(api.url, 'GET', '/v1/benchmark/units', { token: ana.token, headers });
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  });

  test('is joined by the owner alone, and left at once', async () => {
    const [project] = agreed;
    if (project === undefined) throw new Error('nobody agreed');
    const guest = await newUser(api.url);
    await project.share(guest, 'project:edit');
    const refused = await guest.call('PATCH', project.path, { benchmark_consent: false });
    expect(refused.status).toBe(403);
    await agree(project, false);
    expect((await read('units')).co2).toHaveLength(5);
    const heir = { user_id: guest.id };
    await agree(project);
    const moved = await bia.call('POST', `${project.path}/transfer-ownership`, heir);
    expect(moved.body.project.benchmark_consent).toBe(false);
    await expectStatus(200, guest.call('PATCH', project.path, { benchmark_consent: true }));
    await expectStatus(204, guest.call('DELETE', '/v1/users/me'));
    const inherited = await bia.call('GET', project.path);
    expect(inherited.body.project).toMatchObject({ user_id: bia.id, benchmark_consent: false });
    const copy = await bia.call('POST', `${agreed[1]?.path}/duplicate`, {});
    expect(copy.body.project.benchmark_consent).toBe(false);
  });

  test('refuses a dead token', async () => {
    const token = 'A'.repeat(26);
    expect((await call(api.url, 'GET', '/v1/benchmark/units', { token })).status).toBe(401);
  });
});

test('a long curve is thinned, but for what is one’s own', () => {
  const things = Array.from({ length: 5000 }, (_, index) => {
    const [co2Min, energyMin] = [index, index];
    return { id: `${index}`, unitId: null, projectId: 'p', co2Min, co2Max: 0, energyMin, energyMax: 0 };
  });
  const points = benchmarkCurve(things, 'co2', ({ id }) => id === '17');
  expect(points.length).toBeLessThanOrEqual(1001);
  expect(points.find(({ own }) => own)).toMatchObject({ id: '17', y: 18 / 5000 });
  expect(points.at(-1)?.y).toBe(1);
});
