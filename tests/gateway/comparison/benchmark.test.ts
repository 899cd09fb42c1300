import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { startUpstream } from '../../support/servers/stubUpstream.ts';
import { newUser, type TestProject, type TestUser } from '../../support/world.ts';

const query = `query Peers($state: String, $storeys: StoreyClass) {
  benchmark(of: UNITS, state: $state, storeys: $storeys) { isFilterable owners co2 { position min max isOwn databaseId } }
}`;
const consent = `mutation ($input: UpdateProjectInput!) {
  updateProject(input: $input) { project { benchmarkConsent } errors { code path } }
}`;

describe('the benchmark of the graph', () => {
  let api: TestApi;
  let gateway: TestGateway;
  let owner: TestUser;
  const projects: TestProject[] = [];

  beforeAll(async () => {
    api = await startApi();
    gateway = await startGateway(api.url);
    for (let at = 0; at < 5; at += 1) {
      owner = await newUser(api.url);
      const project = await owner.project();
      await (await (await project.unit()).option()).module();
      projects.push(project);
    }
  });
  afterAll(async () => {
    await gateway.close();
    await api.close();
  });

  const agree = (project: TestProject | undefined, benchmarkConsent: boolean) => {
    const projectId = toGlobalId('Project', project?.id ?? '');
    return gateway.ask(consent, {
      token: project?.owner.token ?? null,
      variables: { input: { projectId, benchmarkConsent } },
    });
  };
  const get = (headers: Record<string, string> = {}, text = query) =>
    fetch(`${gateway.url}?query=${encodeURIComponent(text)}`, {
      headers: { accept: 'application/json', ...headers },
    });

  test('shows nobody before five agreed, then all of them to anybody', async () => {
    for (const [at, project] of projects.entries()) {
      const before = await gateway.ask(query, { token: null });
      expect(before.data.benchmark).toEqual({ isFilterable: true, owners: 0, co2: [] });
      expect(at).toBeLessThan(5);
      const { data } = await agree(project, true);
      expect(data.updateProject).toEqual({ project: { benchmarkConsent: true }, errors: [] });
    }
    const after = await gateway.ask(query, { token: null, variables: { state: 'SP', storeys: 'UP_TO_4' } });
    expect(after.errors).toEqual([]);
    expect(after.data.benchmark.owners).toBe(5);
    expect(after.data.benchmark.co2).toHaveLength(3);
    for (const point of after.data.benchmark.co2)
      expect(point).toMatchObject({ isOwn: false, databaseId: null });
    const founded =
      'query ($of: BenchmarkScope!) { benchmark(of: $of, withFoundation: true) { co2 { min } } }';
    const none = await gateway.ask(founded, { token: null, variables: { of: 'PROJECTS' } });
    expect(none).toMatchObject({ errors: [], data: { benchmark: { co2: [] } } });
    const floors = await gateway.ask(founded, { token: null, variables: { of: 'FLOORS' } });
    expect(floors.data.benchmark).toBeNull();
    expect(floors.errors).toHaveLength(1);
  });

  test('is kept by whoever asks for it alone and without a token', async () => {
    const first = await get();
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    const tag = { 'if-none-match': first.headers.get('etag') ?? 'none' };
    expect((await get(tag)).status).toBe(304);
    expect((await get({ 'if-none-match': `"older",${tag['if-none-match']}` })).status).toBe(304);
    expect(first.headers.get('vary')).toContain('Authorization');
    await agree(projects[0], false);
    expect((await get(tag)).status).toBe(200);
    const own = await get({ authorization: `Bearer ${owner.token}` });
    expect([own.headers.get('cache-control'), own.headers.get('etag')]).toEqual(['no-store', null]);
    const more = await get({}, '{ benchmark(of: UNITS) { isFilterable } factorSets { id } }');
    expect(more.headers.get('cache-control')).toBe('no-store');
    const wrong = await get({}, '{ benchmark(of: UNITS, state: "XX") { isFilterable } }');
    expect(wrong.headers.get('cache-control')).toBe('no-store');
  });
});

/** As live services rank: the first is one without structure. */
const ranked = (count: number) =>
  Array.from({ length: count + 1 }, (_, at) => ({
    id: `p${at}`,
    y: (at + 1) / (count + 1),
    min: Math.max(0, at - 1),
    max: at,
  }));

test('another service’s few are not shown, and its filters are not offered', async () => {
  const upstream = await startUpstream();
  const gateway = await startGateway(upstream.url);
  for (const count of [4, 5]) {
    upstream.on({ 'GET /v1/benchmark/units': { body: { benchmark: { co2: ranked(count), energy: [] } } } });
    const { data } = await gateway.ask(
      '{ benchmark(of: UNITS) { isFilterable co2 { position } energy { min } } }',
      {
        token: null,
      },
    );
    expect(data.benchmark).toMatchObject({ isFilterable: false, energy: [] });
    const positions = data.benchmark.co2.map(({ position }: { position: number }) => position);
    expect(positions).toEqual(count < 5 ? [] : [0.2, 0.4, 0.6, 0.8, 1]);
  }
  await gateway.close();
  await upstream.close();
});

test('there, own projects are marked on whichever page they are listed, and shown where few', async () => {
  const project = { name: 'P', state: 'SP', city: 'Santos', created_at: '2026-01-01T00:00:00Z' };
  const page = (ids: string[]) => ({
    body: { projects: ids.map((id) => ({ id, ...project })), metadata: { total_records: 51 } },
  });
  const others = Array.from({ length: 50 }, (_, at) => `other${at}`);
  const body = { benchmark: { co2: ranked(4), energy: [] } };
  const upstream = await startUpstream({
    'GET /v1/projects/?page_size=50': page(others),
    'GET /v1/projects/?page_size=50&page=2': page(['p3']),
    'GET /v1/benchmark/projects': { body },
    'GET /v1/benchmark/units': { body },
  });
  const gateway = await startGateway(upstream.url);
  const ask = (args: string) =>
    gateway.ask(`{ benchmark(${args}) { isOwnKnown co2 { max isOwn databaseId } } }`);
  for (const [of, databaseId] of [
    ['PROJECTS', 'p3'],
    ['UNITS', null],
  ])
    expect((await ask(`of: ${of}`)).data.benchmark).toEqual({
      isOwnKnown: true,
      co2: [{ max: 3, isOwn: true, databaseId }],
    });
  await gateway.close();
  await upstream.close();
});
