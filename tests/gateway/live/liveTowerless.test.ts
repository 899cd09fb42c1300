import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GraphAnswer, startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { startLiveService } from '../../support/liveService.ts';
import { LiveWorld } from '../../support/liveWorld.ts';
import { createUnitMutation } from '../../support/mainJob.ts';

const codesOf = ({ errors }: GraphAnswer) => errors.map(({ extensions }) => extensions.code);
const floorGroups = [{ name: 'Tipo', category: 'STANDARD_FLOOR', area: 100, height: 3, repetition: 1 }];

/** The older service fails on a project without a tower, alone and in the list of all. */
describe('a project without a tower on the live service of September 2025', () => {
  let world: LiveWorld;
  let restarted: TestGateway;
  let token: string;
  let towerless: { id: string; databaseId: string };
  const ask = (query: string, variables = {}) => restarted.ask(query, { token, variables });

  beforeAll(async () => {
    world = await LiveWorld.over(await startLiveService());
    token = await world.user('ana@example.com');
    for (const name of ['Ipê', 'Jatobá']) {
      const project = await world.project(token, name);
      const tower = await world.tower(token, project.id);
      const floorIds = await world.floorIds(token, project.databaseId, tower.databaseId);
      await world.option(token, tower.id, floorIds);
    }
    towerless = await world.project(token, 'Sem torre');
    restarted = await startGateway(world.live.url, { asksGeneration: true });
  });
  afterAll(async () => {
    await restarted.close();
    await world.close();
  });

  test('opens in the process that made it, without towers', async () => {
    const query = `{ project(projectId: "${towerless.databaseId}") { name units { totalCount } } }`;
    const { data, errors } = await world.ask(token, query);
    expect(errors).toEqual([]);
    expect(data.project).toEqual({ name: 'Sem torre', units: { totalCount: 0 } });
  });

  test('is distinguished from a service that is away, and leaves the count of the list open', async () => {
    // Another caller of this process met none of the projects.
    const fresh = await world.user('bia@example.com', 'Bia Reis');
    expect(
      codesOf(await world.ask(fresh, `{ project(projectId: "${towerless.databaseId}") { name } }`)),
    ).toEqual(['FORBIDDEN']);
    const { data, errors } = await ask('{ viewer { projects { totalCount isPartial } } }');
    expect(errors).toEqual([]);
    expect(data.viewer.projects).toEqual({ totalCount: null, isPartial: true });
  });

  test('leaves a list of those its owner saw last, newest first and whatever the page', async () => {
    const owner = await world.user('rui@example.com', 'Rui Melo');
    for (let at = 1; at <= 31; at += 1) await world.project(owner, `Pátio ${at}`);
    const page = async (args: string) => {
      const query = `{ viewer { projects(${args}) { isPartial pageInfo { hasNextPage endCursor } nodes { name } } } }`;
      const { data, errors } = await world.ask(owner, query);
      expect(errors).toEqual([]);
      const { isPartial, pageInfo, nodes } = data.viewer.projects;
      expect(isPartial).toBe(true);
      return { names: nodes.map(({ name }: { name: string }) => name), ...pageInfo };
    };
    // The thirty it keeps.
    const seen = Array.from({ length: 30 }, (_, at) => `Pátio ${31 - at}`);
    expect((await page('first: 50')).names).toEqual(seen);
    const first = await page('first: 12');
    expect([first.names, first.hasNextPage]).toEqual([seen.slice(0, 12), true]);
    const next = await page(`first: 20, after: "${first.endCursor}"`);
    expect([next.names, next.hasNextPage]).toEqual([seen.slice(12), false]);
    expect((await page('first: 50, search: "Pátio 30"')).names).toEqual(['Pátio 30']);
  });

  test('makes a report fail instead of being empty', async () => {
    const lines = await fetch(`${restarted.url}/report.ndjson`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(lines.status).toBe(503);
    expect((await lines.json()).errors[0].extensions.code).toBe('PROJECT_UNREADABLE');
    const failure = await promisify(execFile)('node', ['gateway/reportCommand/main.ts'], {
      env: { ...process.env, V1_URL: world.live.url, TORRE_TOKEN: token, NO_COLOR: '1' },
    }).then(
      () => ({ code: 0, stderr: '' }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
    );
    expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining('PROJECT_UNREADABLE') });
    const rows = await ask('{ viewer { reportRows { edges { node { project } } } } }');
    expect(codesOf(rows)).toHaveLength(1);
  });

  test('says that own results of the benchmark may not be marked', async () => {
    const { data, errors } = await ask('{ benchmark(of: PROJECTS) { isOwnKnown co2 { isOwn } } }');
    expect(errors).toEqual([]);
    expect(data.benchmark.isOwnKnown).toBe(false);
  });

  test('gets its first tower by its raw id, and opens', async () => {
    const none = [{ ...floorGroups[0], repetition: 0 }];
    const input = { projectId: towerless.databaseId, name: 'Torre A', floorGroups };
    const before = world.live.requests.length;
    const refused = await ask(createUnitMutation, { input: { ...input, floorGroups: none } });
    expect(refused.data.createUnit.errors).toEqual([
      { code: 'VALIDATION_FAILED', path: ['floorGroups', '0', 'repetition'] },
    ]);
    expect(world.live.requests.slice(before).filter(({ method }) => method === 'POST')).toEqual([]);
    const made = await ask(createUnitMutation, { input });
    expect([made.errors, made.data.createUnit.errors]).toEqual([[], []]);
    const { data } = await ask(
      `{ project(projectId: "${towerless.databaseId}") { name } viewer { projects { totalCount } } }`,
    );
    expect(data).toEqual({ project: { name: 'Sem torre' }, viewer: { projects: { totalCount: 3 } } });
  });
});
