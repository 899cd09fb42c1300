import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readGatewayConfig } from '../../gateway/config.ts';
import { startGateway } from '../support/servers/gatewayServer.ts';
import { growOffice, openOffice as openPortfolio } from '../support/towers/largeOffice.ts';
import { serveGateway } from '../support/served.ts';
import { newUser, openOffice, type TestOffice, type TestUser } from '../support/world.ts';

const { api, gateway } = await serveGateway();
/** The same gateway, whose answers hold little. */
const { limits } = readGatewayConfig({ V1_URL: `${api.url}/v1`, MAX_ANSWER_BYTES: '200000' });
const narrow = await startGateway(api.url, { limits });
afterAll(() => narrow.close());

let owner: TestUser;
let office: TestOffice;
const projects = 12;
beforeAll(async () => {
  const portfolio = await openPortfolio(api.url);
  owner = portfolio.user;
  office = await openOffice(owner);
  await growOffice(api.db, portfolio, projects);
  await api.db.updateTable('projects').set({ organizationId: office.id }).execute();
});

const read = (address: string, token: string | null, signal?: AbortSignal, url = gateway.url) =>
  fetch(new URL(address, url), {
    ...(token === null ? {} : { headers: { authorization: `Bearer ${token}` } }),
    ...(signal === undefined ? {} : { signal }),
  });
const file = (id: string) => `/graphql/office.json?organization=${encodeURIComponent(id)}`;

test('an office of any size goes through as a file, by either id', async () => {
  const query = '{ viewer { organizations { id } } }';
  const globalId = (await gateway.ask(query, { token: owner.token })).data.viewer.organizations[0].id;
  const answer = await read(file(globalId), owner.token);
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="torre-office.json"',
  ]);
  const { exported_at: _, ...held } = await answer.json();
  const { exported_at: __, ...exported } = (await owner.call('GET', `${office.path}/export`)).body;
  expect(held.projects.projects).toHaveLength(projects);
  expect(held).toEqual(exported);
  const leaving = new AbortController();
  expect((await read(file(office.id), owner.token, leaving.signal)).status).toBe(200);
  leaving.abort();
  // Whoever hangs up here ends it at the service too.
  await vi.waitFor(() => expect(api.context.exports.state().underWay).toBe(0));
});

test('a field too long for any answer says where the file is', async () => {
  const query = '{ viewer { organizations { export } } }';
  const { errors } = await narrow.ask(query, { token: owner.token });
  const address = `/graphql/office.json?organization=${office.id}`;
  expect(errors).toMatchObject([{ extensions: { code: 'RESPONSE_TOO_LARGE', address } }]);
  expect(errors[0]?.message).toContain(`GET ${address}`);
  expect((await read(address, owner.token, undefined, narrow.url)).status).toBe(200);
  const small = await newUser(api.url);
  const own = await narrow.ask('{ viewer { accountExport } }', { token: small.token });
  const { exported_at: _, ...exported } = JSON.parse(own.data.viewer.accountExport);
  const saved = await read('/graphql/account.json', small.token);
  expect(saved.headers.get('content-disposition')).toBe('attachment; filename="torre-account.json"');
  const answer = await saved.json();
  // When a session was last used is another moment.
  expect(answer).toMatchObject({ ...exported, sessions: expect.anything() });
});

test('a caller without the right is refused as by the graph', async () => {
  const [editor, stranger] = [await newUser(api.url), await newUser(api.url)];
  await office.join(editor, 'editor');
  const refusals: [Promise<Response>, number, string][] = [
    [read(file(office.id), null), 401, 'UNAUTHENTICATED'],
    [read('/graphql/account.json', 'A'.repeat(26)), 401, 'UNAUTHENTICATED'],
    [read(file(office.id), editor.token), 403, 'FORBIDDEN'],
    [read(file(office.id), stranger.token), 404, 'NOT_FOUND'],
    [read('/graphql/office.json', owner.token), 400, 'BAD_USER_INPUT'],
  ];
  for (const [asked, status, code] of refusals) {
    const answer = await asked;
    expect([answer.status, (await answer.json()).errors[0].extensions.code]).toEqual([status, code]);
  }
});

test('half a file does not look whole', async () => {
  const broken = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"user":{},"projects":{');
    setTimeout(() => response.destroy(), 50);
  }).listen(0, '127.0.0.1');
  await once(broken, 'listening');
  const behind = await startGateway(`http://127.0.0.1:${(broken.address() as AddressInfo).port}`);
  try {
    const answer = await read('/graphql/account.json', owner.token, undefined, behind.url);
    await expect(answer.text()).rejects.toThrow('terminated');
  } finally {
    await behind.close();
    broken.close();
  }
});
