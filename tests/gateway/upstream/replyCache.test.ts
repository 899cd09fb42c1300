import { request } from 'undici';
import { beforeEach, expect, test } from 'vitest';
import { readGatewayConfig } from '../../../gateway/config.ts';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { ReplyCache } from '../../../gateway/cache/replyCache.ts';
import { startApi } from '../../support/servers/apiServer.ts';
import { startGateway } from '../../support/servers/gatewayServer.ts';
import { serveStub } from '../../support/served.ts';
import { projectRow } from '../../support/towers/towerWire.ts';
import { newUser } from '../../support/world.ts';

const query = 'query ($id: ID!) { project(projectId: $id) { name } }';
const variables = { id: 'p' };
const target = 'GET /v1/projects/p';

const { upstream, gateway } = await serveStub();
beforeEach(() => void upstream.calls.splice(0));

/** A service that tags its answers, by name; `W/` makes the tag a weak one. */
function serve(name: string, prefix = ''): void {
  upstream.on({
    [target]: ({ headers }) => {
      const etag = `${prefix}"${name}"`;
      return headers['if-none-match'] === etag
        ? { status: 304, headers: { etag } }
        : { headers: { etag }, body: { project: projectRow(1, { name }) } };
    },
  });
}

const nameFor = async (token: string, headers: Record<string, string> = {}, of = gateway) =>
  (await of.ask(query, { token, variables, headers })).data.project.name as string;
const tagsAsked = () => upstream.calls.splice(0).map(({ headers }) => headers['if-none-match']);

test('a reply read before is revalidated by its tag and read again when it changed', async () => {
  serve('one');
  expect(await nameFor('a')).toBe('one');
  expect(await nameFor('a')).toBe('one');
  serve('two');
  expect(await nameFor('a')).toBe('two');
  expect(await nameFor('a')).toBe('two');
  expect(tagsAsked()).toEqual([undefined, '"one"', '"one"', '"two"']);
});

const person = {
  id: 1,
  name: 'Ana',
  email: 'ana@example.com',
  created_at: '2026-01-01T00:00:00Z',
  permissions: ['project:view'],
  role: 'owner',
  holds_projects: false,
};
const office = { id: 'e1', name: 'Ipê', created_at: '2026-01-01T00:00:00Z', role: 'owner' };
const counts = { projects: 1, members: 1, most_projects: 9, most_members: 9 };
const organization = { ...office, ...counts };

test.each([
  [
    `/v1/projects/${projectRow(1).id}/members`,
    { members: [person] },
    '{ project(projectId: "p") { members { totalCount } } }',
  ],
  ['/v1/users/collaborators', { users: [person] }, '{ viewer { collaborators { name } } }'],
  ['/v1/organizations', { organizations: [organization] }, '{ viewer { organizations { name } } }'],
  [
    '/v1/organizations/e1/members',
    { members: [person] },
    `{ node(id: "${toGlobalId('Organization', 'e1')}") { ... on Organization { members { role } } } }`,
  ],
])('%s is revalidated like all else', async (path, body, text) => {
  serve('one');
  upstream.on({
    [`GET ${path}`]: { headers: { etag: '"people"' }, body },
    'GET /v1/organizations/e1': { body: { organization } },
  });
  for (let time = 0; time < 2; time++) expect((await gateway.ask(text)).errors).toEqual([]);
  const asked = upstream.calls.filter((each) => each.target === path);
  expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"people"']);
});

test('no caller gets or revalidates a reply to another caller or in another language', async () => {
  serve('mine');
  await nameFor('first');
  await nameFor('second');
  await nameFor('first', { 'accept-language': 'ru' });
  expect(tagsAsked()).toEqual([undefined, undefined, undefined]);
});

test('a caller who lost the right to read is refused despite the cached reply', async () => {
  serve('secret');
  await nameFor('b');
  upstream.on({ [target]: { status: 403, body: { error: 'no', code: 'FORBIDDEN' } } });
  const { data, errors } = await gateway.ask(query, { token: 'b', variables });
  expect(data.project).toBeNull();
  expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
});

test('an invalid reply is not cached, nor one with a weak tag', async () => {
  upstream.on({ [target]: { headers: { etag: '"bad"' }, body: { project: { id: 1 } } } });
  await gateway.ask(query, { token: 'c', variables });
  serve('weak', 'W/');
  await nameFor('c');
  await nameFor('c');
  expect(tagsAsked()).toEqual([undefined, undefined, undefined]);
});

test('0 turns it off', async () => {
  const { rest } = readGatewayConfig({ V1_URL: `${upstream.url}/v1`, V1_KEPT_MB: '0' });
  const plain = await startGateway(upstream.url, { rest });
  serve('plain');
  await nameFor('d', {}, plain);
  await nameFor('d', {}, plain);
  expect(tagsAsked()).toEqual([undefined, undefined]);
  await plain.close();
});

test('the cache is bounded and drops the least recently used reply first', () => {
  const kept = new ReplyCache(100_000);
  const reply = { tag: '"t"', schema: {}, value: {} };
  for (let number = 0; number < 1_000; number++) {
    kept.keep(String(number), reply, 1_000);
    kept.find('0');
  }
  kept.keep('huge', reply, 1_000_000);
  expect(kept.size).toBeLessThanOrEqual(100_000);
  expect([kept.find('0'), kept.find('1'), kept.find('999'), kept.find('huge')]).toEqual([
    reply,
    undefined,
    reply,
    undefined,
  ]);
});

test('the bundled service tags its answers; a change shows at once, and the tag opens nothing', async () => {
  const api = await startApi();
  const bundled = await startGateway(api.url);
  const owner = await newUser(api.url);
  const stranger = await newUser(api.url);
  const project = await owner.project({ name: 'Antes' });
  const get = async (token: string, tag?: string) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(tag === undefined ? {} : { 'if-none-match': tag }),
    };
    const reply = await request(`${api.url}/v1/projects/${project.id}`, { headers });
    return { status: reply.statusCode, tag: String(reply.headers['etag']), text: await reply.body.text() };
  };
  const first = await get(owner.token);
  expect(first).toMatchObject({ status: 200, tag: expect.stringMatching(/^"1\.[\w-]{27}"$/) });
  expect(await get(owner.token, first.tag)).toEqual({ status: 304, tag: first.tag, text: '' });
  expect((await get(stranger.token, first.tag)).status).toBe(404);

  const asked = { token: owner.token, variables: { id: project.id } };
  const rename = `mutation ($id: ID!) { updateProject(input: { projectId: $id, name: "Depois" }) { project { name } errors { code } } }`;
  expect((await bundled.ask(query, asked)).data.project.name).toBe('Antes');
  expect((await bundled.ask(query, asked)).data.project.name).toBe('Antes');
  expect((await bundled.ask(rename, asked)).data.updateProject.project.name).toBe('Depois');
  expect((await bundled.ask(query, asked)).data.project.name).toBe('Depois');
  expect((await get(owner.token, first.tag)).status).toBe(200);

  // What could not be read may be there the next time, though all else is unchanged.
  const other = await stranger.project({ name: 'Alheio' });
  const both = `query ($id: ID!, $other: ID!) { project(projectId: $id) { name } node(id: $other) { ... on Project { name } } }`;
  const ids = { id: project.id, other: toGlobalId('Project', other.id) };
  const nodeSeen = async () =>
    (await bundled.ask(both, { token: owner.token, variables: ids })).data.node?.name;
  expect([await nodeSeen(), await nodeSeen()]).toEqual([undefined, undefined]);
  await other.share(owner, 'project:view');
  expect(await nodeSeen()).toBe('Alheio');

  const change = (tag: string) =>
    owner.call('PATCH', `/v1/projects/${project.id}`, { city: 'Santos' }, { headers: { 'if-match': tag } });
  expect((await change(first.tag)).status).toBe(409);
  expect((await change((await get(owner.token)).tag)).status).toBe(200);
  await bundled.close();
  await api.close();
});
