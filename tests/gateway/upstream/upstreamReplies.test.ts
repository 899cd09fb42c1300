import { beforeEach, describe, expect, test } from 'vitest';
import { readGatewayConfig } from '../../../gateway/config.ts';
import { startGateway } from '../../support/servers/gatewayServer.ts';
import { serveStub } from '../../support/served.ts';
import { type StubHandler, type StubReply } from '../../support/servers/stubUpstream.ts';
import {
  optionRow,
  paths,
  projectId,
  projectRow,
  towerRoutes,
  unitId,
} from '../../support/towers/towerWire.ts';

const list = 'GET /v1/projects/?page_size=50';
/** What a query for names alone asks our own service. */
const withoutTotals = '&with_totals=false';
const project = `GET /v1/projects/${projectId}`;
const { upstream, gateway } = await serveStub();
beforeEach(() => {
  upstream.taken();
  upstream.on(towerRoutes([optionRow(1, null)]));
});

const variables = { p: projectId, u: unitId };
const readProject = () => gateway.ask(`query($p: ID!) { project(projectId: $p) { name } }`, { variables });

const raw =
  (text: string, type: string, status = 200): StubHandler =>
  (_call, response) => {
    response.writeHead(status, { 'content-type': type }).end(text);
    return undefined;
  };

test('a refusal of what a query asked for says which part and why, and not the address', async () => {
  const error = { name: 'Maximum length is 100 characters' };
  const refused = { status: 422, body: { error, code: 'VALIDATION_FAILED', keys: {} } };
  upstream.on({ [`${list}&name=secret&search=secret`]: refused });
  const { errors } = await gateway.ask('{ viewer { projects(search: "secret") { totalCount } } }');
  expect(errors).toMatchObject([
    { message: 'name: Maximum length is 100 characters', extensions: { code: 'BAD_USER_INPUT' } },
  ]);
});

test.each(['', '.', '..', '\ud800'])('an id that would lead elsewhere is not sent: %j', async (p) => {
  const { data, errors } = await gateway.ask(
    'query($p: ID!) { project(projectId: $p) { name } unit(projectId: $p, unitId: $p) { name } }',
    { variables: { p } },
  );
  expect(data).toEqual({ project: null, unit: null });
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(upstream.taken()).toEqual([]);
});

test.each([
  ['', ''],
  ['/', ''],
  ['/v1', ''],
  ['/v1/', ''],
  ['/base//', '/base'],
  ['/base/v1/', '/base'],
])('the address of the service may end in %j', async (end, before) => {
  const { rest } = readGatewayConfig({ V1_URL: `${upstream.url}${end}` });
  const other = await startGateway(upstream.url, { rest });
  await other.ask('query($p: ID!) { project(projectId: $p) { name } }', { variables: { p: projectId } });
  await other.close();
  expect(upstream.taken()).toContain(project.replace(' ', ` ${before}`));
});

test('a foundation that cannot be read is not told as none', async () => {
  upstream.on(towerRoutes([optionRow(1, null, { foundation: { id: 5 } }), optionRow(2, null)]));
  const { data, errors } = await gateway.ask(
    'query($p: ID!, $u: ID!) { unit(projectId: $p, unitId: $u) { options { nodes { foundation { id } } } } }',
    { variables },
  );
  expect(data.unit.options.nodes).toEqual([{ foundation: null }, { foundation: null }]);
  expect(errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([
    [['unit', 'options', 'nodes', 0, 'foundation'], 'UPSTREAM_BAD_REPLY'],
  ]);
});

test('half a character searched for is asked as the sign for one', async () => {
  await gateway.ask('query($s: String!) { viewer { projects(search: $s) { totalCount } } }', {
    variables: { s: 'a\ud800' },
  });
  expect(upstream.taken()).toContain(`${list}&name=a%EF%BF%BD&search=a%EF%BF%BD${withoutTotals}`);
});

describe('a reply that is not what it should be', () => {
  test.each<[string, StubReply | StubHandler, string]>([
    ['a web page with 200', raw('<!doctype html>', 'text/html'), 'UPSTREAM_BAD_REPLY'],
    ['half a document', raw('{"project": {"id"', 'application/json'), 'UPSTREAM_BAD_REPLY'],
    ['another shape', { body: { project: { id: 1 } } }, 'UPSTREAM_BAD_REPLY'],
    ['an array', { body: [] }, 'UPSTREAM_BAD_REPLY'],
    [
      'a redirect to another host',
      { status: 301, headers: { location: 'http://elsewhere.test/v1/projects' } },
      'UPSTREAM_BAD_REPLY',
    ],
    [
      'a redirect to itself',
      { status: 302, headers: { location: `/v1/projects/${projectId}` } },
      'UPSTREAM_BAD_REPLY',
    ],
    [
      'a failure',
      { status: 500, body: { error: 'the server encountered a problem' } },
      'UPSTREAM_UNAVAILABLE',
    ],
    ['a web page with 502', raw('<html>', 'text/html', 502), 'UPSTREAM_UNAVAILABLE'],
    [
      'a dead token',
      { status: 401, body: { error: 'invalid, missing or expired authentication token' } },
      'UNAUTHENTICATED',
    ],
    [
      'no permission',
      { status: 403, body: { error: 'your user account doesn`t have the necessary permissions' } },
      'FORBIDDEN',
    ],
    [
      'no activation, live',
      { status: 403, body: { error: 'your user account must be activated to access this resource' } },
      'ACCOUNT_NOT_ACTIVATED',
    ],
    [
      'no activation, bundled',
      { status: 403, body: { error: 'x', code: 'ACCOUNT_NOT_ACTIVATED' } },
      'ACCOUNT_NOT_ACTIVATED',
    ],
    ['changed by another since, live', { status: 412, body: { error: 'edit conflict' } }, 'CONFLICT'],
    ['a conflict, live', { status: 409, body: { error: 'already answered' } }, 'CONFLICT'],
    ['a refusal without its reason', { status: 404, body: { message: 'no' } }, 'UPSTREAM_BAD_REPLY'],
    ['a refusal unlike any other', { status: 418, body: { error: 'no' } }, 'BAD_USER_INPUT'],
    ['nothing there', { status: 404, body: { error: 'not found', code: 'NOT_FOUND' } }, 'NOT_FOUND'],
    ['not built', { status: 501, body: { error: 'not implemented' } }, 'NOT_SUPPORTED_BY_UPSTREAM'],
  ])('%s', async (_name, reply, code) => {
    upstream.on({ [project]: reply });
    const { data, errors, extensions } = await readProject();
    expect(data).toEqual({ project: null });
    expect(errors.map((error) => [error.path, error.extensions.code])).toEqual([[['project'], code]]);
    expect(extensions.requestId).toMatch(/\S{4}/);
  });
});

describe('leniency', () => {
  test('null lists, empty metadata, missing optionals, integer ids, unknown phases', async () => {
    upstream.on({
      [list + withoutTotals]: { body: { projects: null, metadata: {} } },
      [project]: {
        body: {
          project: {
            id: 7,
            name: 'P',
            created_at: '2026-01-01T00:00:00Z',
            updated_at: '2026-01-01T00:00:00Z',
            phase: 'construction',
            state: 'SP',
            city: 'X',
            units: null,
          },
        },
      },
      [`GET ${paths.unit}`]: {
        body: {
          unit: {
            id: unitId,
            name: 'T',
            tower: {
              floors: [
                { id: 1, group_name: 'A', category: 'standard_floor', area: 1, height: 1, index: 0 },
                { id: 2, group_name: 'B', category: 'base_floor', area: 1, height: 1, index: 1 },
              ],
            },
          },
        },
      },
    });
    const { data, errors } = await gateway.ask(
      `query($p: ID!, $u: ID!) {
        viewer { projects { totalCount edges { cursor } pageInfo { endCursor } } }
        project(projectId: $p) { databaseId phase postalCode area quantities { co2 { min } } units { totalCount } viewerCanEdit }
        unit(projectId: $p, unitId: $u) { totalFloors floors { databaseId category consumption { co2 { min } } } }
      }`,
      { variables },
    );
    expect(errors).toEqual([]);
    expect(data.viewer.projects).toEqual({ totalCount: 0, edges: [], pageInfo: { endCursor: null } });
    expect(data.project).toEqual({
      databaseId: '7',
      phase: 'NOT_DEFINED',
      postalCode: null,
      area: null,
      quantities: null,
      units: { totalCount: 0 },
      viewerCanEdit: true,
    });
    expect(data.unit).toEqual({
      totalFloors: 2,
      floors: [
        { databaseId: '1', category: 'STANDARD_FLOOR', consumption: null },
        { databaseId: '2', category: 'GROUND_FLOOR', consumption: null },
      ],
    });
  });

  test('one bad row fails alone', async () => {
    upstream.on({
      [list + withoutTotals]: {
        body: { projects: [projectRow(1), { id: 'x' }, projectRow(3)], metadata: { total_records: 3 } },
      },
    });
    const { data, errors } = await gateway.ask(`{ viewer { projects { edges { node { name } } } } }`);
    expect(data.viewer.projects.edges).toEqual([
      { node: { name: 'Projeto 1' } },
      { node: null },
      { node: { name: 'Projeto 3' } },
    ]);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_BAD_REPLY']);
  });

  test('the redirect of the live service is followed once and remembered', async () => {
    upstream.on({
      [list]: { status: 301, headers: { location: '/v1/projects?page_size=50' } },
      'GET /v1/projects?page_size=50': { body: { projects: [], metadata: {} } },
    });
    const other = await startGateway(upstream.url);
    for (let turn = 0; turn < 2; turn++) await other.ask(`{ viewer { projects { totalCount } } }`);
    await other.close();
    expect(upstream.taken()).toEqual([
      list,
      'GET /v1/projects?page_size=50',
      'GET /v1/projects?page_size=50',
    ]);
  });

  test('a filter that the service leaves unread is no answer', async () => {
    upstream.on({
      [`${list}&phase=executive_project${withoutTotals}`]: {
        body: { projects: [projectRow(1)], metadata: { total_records: 1 } },
      },
    });
    const { errors } = await gateway.ask(`{ viewer { projects(phase: EXECUTIVE_PROJECT) { totalCount } } }`);
    expect(errors[0]?.extensions.code).toBe('NOT_SUPPORTED_BY_UPSTREAM');
  });
});
