import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { startUpstream, type StubUpstream } from '../../support/servers/stubUpstream.ts';
import {
  frame,
  moduleId,
  moduleRow,
  optionId,
  optionRow,
  paths,
  projectId,
  projectRow,
  towerRoutes,
  unitId,
} from '../../support/towers/towerWire.ts';

let upstream: StubUpstream;
let gateway: TestGateway;
const options = [1, 2, 3, 4].map((n) =>
  optionRow(
    n,
    [1, 2, 3, 4, 5, 6].map((m) => moduleRow(n, m, frame(10 * n, 100 * m))),
  ),
);

beforeAll(async () => {
  upstream = await startUpstream(towerRoutes(options));
  gateway = await startGateway(upstream.url);
  const module = (o: number, m: number) => ({ body: { module: moduleRow(o, m, frame(1, 1)), versions: [] } });
  for (const o of [1, 2, 3, 4]) {
    for (const m of [1, 2, 3, 4, 5, 6]) {
      upstream.on({ [`GET ${paths.option(o)}/modules/${moduleId(o, m)}`]: module(o, m) });
    }
  }
});
beforeEach(() => void upstream.taken());
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const nodes = (fields: string) => `{ edges { node { ${fields} } } }`;
const unit = (fields: string) => `query($p: ID!, $u: ID!) { unit(projectId: $p, unitId: $u) { ${fields} } }`;
const variables = { p: projectId, u: unitId };

describe('calls go out exactly as the specification writes them', () => {
  test('GET /v1/projects/?page_size=50, with the slash', async () => {
    const { data } = await gateway.ask(`{ viewer { projects(first: 20) { totalCount } } }`);
    expect(data.viewer.projects.totalCount).toBe(1);
    expect(upstream.taken()).toEqual(['GET /v1/projects/?page_size=50']);
  });

  test('GET of a project, of a unit', async () => {
    await gateway.ask(`query($p: ID!) { project(projectId: $p) { name units ${nodes('name')} } }`, {
      variables,
    });
    expect(upstream.taken()).toEqual([`GET /v1/projects/${projectId}`]);
    await gateway.ask(unit('name totalArea floors { area } floorGroups { repetition }'), { variables });
    expect(upstream.taken()).toEqual([`GET ${paths.unit}`]);
  });

  test('GET of a module below its option', async () => {
    const query = `query($id: ID!) { node(id: $id) { ... on Module { versions { totalCount } } } }`;
    const id = toGlobalId('Module', projectId, unitId, optionId(2), moduleId(2, 3));
    await gateway.ask(query, { variables: { id } });
    expect(upstream.taken()).toEqual([`GET ${paths.option(2)}/modules/${moduleId(2, 3)}`]);
  });

  test('what the caller sends goes along, at first and once the query is known', async () => {
    const trace = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const headers = { 'accept-language': 'es-ES', 'user-agent': 'script/1', traceparent: trace };
    for (let time = 0; time < 3; time++) {
      await gateway.ask(`query Again { viewer { projects { totalCount } } }`, { token: 'abc', headers });
      const [call] = upstream.calls.splice(0);
      expect([time, call?.headers]).toMatchObject([
        time,
        {
          ...headers,
          authorization: 'Bearer abc',
          'x-forwarded-for': '127.0.0.1',
          accept: 'application/json',
        },
      ]);
      expect(call?.headers['x-request-id']).toMatch(/\S{4}/);
    }
    await gateway.ask(`query Again { viewer { projects { totalCount } } }`, {
      headers: { traceparent: 'made up' },
    });
    expect(upstream.calls.at(-1)?.headers['traceparent']).toBeUndefined();
  });

  test('ids from a client can not leave their segment of the path', async () => {
    await gateway.ask(`query($p: ID!) { project(projectId: $p) { name } }`, {
      variables: { p: '../users?x=1' },
    });
    expect(upstream.taken()).toEqual(['GET /v1/projects/..%2Fusers%3Fx%3D1']);
  });
});

describe('the budget of a query', () => {
  const quantities =
    'quantities { concrete steel co2 { min max } materials { key } perSquareMeter { co2 { min } } }';
  test.each<[string, string, number]>([
    [
      'a unit with options and modules',
      unit(`name options ${nodes(`name modules ${nodes(`name ${quantities}`)}`)}`),
      2,
    ],
    [
      'the same with totals of options and coverage',
      unit(`options ${nodes(`${quantities} coverage { coveredFloors }`)}`),
      2,
    ],
    [
      'the same with versions',
      unit(`name options ${nodes(`modules ${nodes('versions { totalCount }')}`)}`),
      26,
    ],
    ['what the viewer may do', unit('name viewerCanEdit project { name } options { totalCount }'), 3],
    [
      'one project by two aliases',
      `query($p: ID!) { a: project(projectId: $p) { name } b: project(projectId: $p) { phase } }`,
      1,
    ],
  ])('%s', async (_name, query, calls) => {
    const { errors } = await gateway.ask(query, { variables });
    expect(errors).toEqual([]);
    expect(upstream.taken()).toHaveLength(calls);
  });

  test('a module by its route: the list of options, nothing more', async () => {
    const query = `query($p: ID!, $u: ID!, $m: ID!) { module(projectId: $p, unitId: $u, moduleId: $m) { name quantities { steel } option { name } } }`;
    const { data } = await gateway.ask(query, { variables: { ...variables, m: moduleId(3, 2) } });
    expect(data.module).toMatchObject({ name: 'Módulo 2', option: { name: 'Opção 3' } });
    expect(upstream.taken()).toEqual([`GET ${paths.unit}/options`]);
  });

  test('unit and options are asked for at once', async () => {
    let waiting: (() => void) | undefined;
    upstream.on({
      [`GET ${paths.unit}`]: (_call, response) => {
        waiting = () =>
          response
            .writeHead(200, { 'content-type': 'application/json' })
            .end(JSON.stringify({ unit: { id: unitId, name: 'Torre A', tower: { floors: null } } }));
        return undefined;
      },
      [`GET ${paths.unit}/options`]: () => {
        setTimeout(() => waiting?.(), 5);
        return { body: { tower_options: options } };
      },
    });
    const { data } = await gateway.ask(unit('name options { totalCount }'), { variables });
    expect(data.unit).toEqual({ name: 'Torre A', options: { totalCount: 4 } });
    upstream.on(towerRoutes(options));
  });

  test('without a token nothing is called', async () => {
    const query = `query($p: ID!) { viewer { user { name } } project(projectId: $p) { name } node(id: "x") { id } }`;
    const { data, errors } = await gateway.ask(query, { variables, token: null });
    expect(data).toEqual({ viewer: null, project: null, node: null });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
    expect(upstream.taken()).toEqual([]);
  });
});

describe('node', () => {
  const o = optionId(2);
  const ids: [string, string][] = [
    ['Project', toGlobalId('Project', projectId)],
    ['Unit', toGlobalId('Unit', projectId, unitId)],
    ['Option', toGlobalId('Option', projectId, unitId, o)],
    ['Module', toGlobalId('Module', projectId, unitId, o, moduleId(2, 1))],
  ];
  test.each(ids)('reads a %s in one call', async (type, id) => {
    const { data } = await gateway.ask(`query($id: ID!) { node(id: $id) { __typename id } }`, {
      variables: { id },
    });
    expect(data.node).toEqual({ __typename: type, id });
    expect(upstream.taken()).toHaveLength(1);
  });

  test('is null for what is no id, or not there', async () => {
    const gone = toGlobalId('Project', projectRow(2).id);
    const { data, errors } = await gateway.ask(`query($ids: [ID!]!) { nodes(ids: $ids) { id } }`, {
      variables: { ids: ['nonsense', gone, ids[0]![1]] },
    });
    expect(errors).toEqual([]);
    expect(data.nodes).toEqual([null, null, { id: ids[0]![1] }]);
  });
});
