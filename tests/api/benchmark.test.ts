import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { benchmarkCurve } from '../../api/benchmark/benchmarkCurve.ts';
import { startApi, type TestApi } from '../support/apiServer.ts';
import { call } from '../support/restCall.ts';
import { newUser, sampleFrame, type TestModule, type TestUser } from '../support/world.ts';

type Point = { id?: string; own: boolean; y: number; min: number; max: number };

let api: TestApi;
let ana: TestUser;
let bia: TestUser;
let ours: TestModule;
const heavier = { ...sampleFrame, concrete_slabs: { volumes: [{ fck: 30, volume: 80 }] } };

beforeAll(async () => {
  api = await startApi();
  ana = await newUser(api.url);
  bia = await newUser(api.url);
  ours = await (await (await (await ana.project()).unit()).option()).module();
  const executive = await bia.project({ phase: 'executive_project' });
  await (await (await executive.unit()).option()).module({ data: heavier });
  // Without a structure: no figure to compare.
  await (await bia.project()).unit();
});
afterAll(() => api.close());

const read = async (path: string, token?: string): Promise<{ co2: Point[]; energy: Point[] }> => {
  const answer = await call(api.url, 'GET', `/v1/benchmark/${path}`, { token });
  expect(answer.status).toBe(200);
  return answer.body.benchmark;
};

describe('the benchmark', () => {
  test('ranks units by their least figure', async () => {
    const { co2, energy } = await read('units');
    expect(co2.map(({ y }) => y)).toEqual([0.5, 1]);
    expect(energy.map(({ y }) => y)).toEqual([0.5, 1]);
    expect(co2[0]?.min).toBeCloseTo((2 * 15_599.93) / 2601, 9);
    expect(co2[0]?.min).toBeLessThan(co2[1]?.min ?? 0);
  });

  test('tells nobody whose they are', async () => {
    for (const scope of ['floors', 'units', 'projects'])
      for (const points of Object.values(await read(scope)))
        for (const point of points) expect(Object.keys(point).toSorted()).toEqual(['max', 'min', 'own', 'y']);
  });

  test('marks what is the caller’s own', async () => {
    const units = (await read('units', ana.token)).co2;
    expect(units.map(({ id, own }) => [id, own])).toEqual([
      [ours.option.unit.id, true],
      [undefined, false],
    ]);
    const projects = (await read('projects', ana.token)).energy;
    expect(projects.filter(({ own }) => own).map(({ id }) => id)).toEqual([ours.option.unit.project.id]);
    expect((await read('floors', ana.token)).co2.filter(({ own }) => own)).toHaveLength(2);
  });

  test('counts floors that have a structure', async () => {
    const { co2 } = await read('floors');
    expect(co2).toHaveLength(4);
    expect(co2[0]?.min).toBeCloseTo(34.628_035, 5);
  });

  test('is narrowed by phase and technology', async () => {
    expect((await read('units?phase=executive_project')).co2.map(({ y }) => y)).toEqual([1]);
    expect((await read('units?technology=beamColumn')).co2).toHaveLength(2);
    expect((await read('floors?technology=concrete_wall')).co2).toEqual([]);
    const wrong = await call(api.url, 'GET', '/v1/benchmark/units?technology=timber');
    expect(wrong.body.keys).toEqual({ technology: 'structure.type.invalid' });
  });

  test('refuses a dead token', async () => {
    const token = 'A'.repeat(26);
    expect((await call(api.url, 'GET', '/v1/benchmark/units', { token })).status).toBe(401);
  });
});

test('a long curve is thinned, but for what is one’s own', () => {
  const things = Array.from({ length: 5000 }, (_, index) => {
    const [co2_min, energy_min] = [index, index];
    return { id: `${index}`, project_id: 'p', co2_min, co2_max: 0, energy_min, energy_max: 0 };
  });
  const points = benchmarkCurve(things, 'co2', ({ id }) => id === '17');
  expect(points.length).toBeLessThanOrEqual(1001);
  expect(points.find(({ own }) => own)).toMatchObject({ id: '17', y: 18 / 5000 });
  expect(points.at(-1)?.y).toBe(1);
});
