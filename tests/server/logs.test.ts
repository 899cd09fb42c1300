import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ComposedServer, startComposed } from '../support/servers/composedServer.ts';
import { mailedToken } from '../support/mailedToken.ts';
import { call } from '../support/restCall.ts';
import { newUser } from '../support/world.ts';

const lines: string[] = [];
let server: ComposedServer;
beforeAll(async () => {
  server = await startComposed((line) => void lines.push(line));
}, 120_000);
afterAll(() => server.close());

async function ask(field: string, input: object, headers: Record<string, string> = {}, selection = '') {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { ${field}(input: $input) { ${selection} errors { code } } }`;
  const answer = await call(server.url, 'POST', '/graphql', {
    body: { query, variables: { input } },
    headers,
  });
  return answer.body.data[field];
}

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test('a whole journey leaves its events in the log and none of its secrets', async () => {
  const email = 'ana@logs.test';
  const passwords = ['tres-torres-de-vidro', 'quatro-torres-de-aco', 'cinco-lajes-nervuradas'];
  const wrong = 'não-era-esta-senha';
  const secrets = [...passwords, wrong];
  await ask('signUp', { name: 'Ana Souza', email, password: passwords[0] });
  const activation = await mailedToken(server.context.db, email);
  await ask('activateAccount', { token: activation });
  for (let tries = 0; tries < 7; tries += 1) await ask('logIn', { email, password: wrong });
  await server.context.db.deleteFrom('attempts').execute();
  const enter = async (password: string) =>
    (await ask('logIn', { email, password }, {}, 'token')).token as string;
  const first = await enter(passwords[0]!);
  const asAna = (token: string) => ({ authorization: `Bearer ${token}` });
  const made = await ask('createApiToken', { name: 'Relatório' }, asAna(first), 'token apiToken { id }');
  await ask('revokeApiToken', { apiTokenId: made.apiToken.id }, asAna(first));
  const change = { password: passwords[1], currentPassword: passwords[0] };
  await ask('updateProfile', change, asAna(first));
  await ask('requestPasswordReset', { email });
  const reset = await mailedToken(server.context.db, email);
  await ask('resetPassword', { token: reset, password: passwords[2] });
  const second = await enter(passwords[2]!);
  await call(server.url, 'GET', `/v1/users/pending-invitations?token=${activation}`, { token: second });
  await ask('deleteAccount', { currentPassword: passwords[2] }, asAna(second));
  secrets.push(activation, reset, first, second, made.token);

  expect(secrets.every((secret) => typeof secret === 'string' && secret.length > 9)).toBe(true);
  const all = lines.join('');
  for (const secret of secrets) expect([secret, all.includes(secret)]).toEqual([secret, false]);
  expect(all).not.toContain(email);
  const events = new Set(logged().map(({ security }) => security));
  for (const event of [
    'account.made',
    'address.proved',
    'log-in.failed',
    'log-in.delayed',
    'log-in',
    'token.made',
    'token.ended',
    'password.changed',
    'password.reset',
    'account.deleted',
  ])
    expect([event, events.has(event)]).toEqual([event, true]);
});

test('one id leads from the request of a browser to the statements made for it', async () => {
  const id = 'journey-0123456789';
  const headers = { 'x-request-id': id, 'x-forwarded-for': '203.0.113.9' };
  lines.length = 0;
  await ask('logIn', { email: 'nobody@logs.test', password: 'não-era-esta-senha' }, headers);
  const own = logged().filter(({ reqId }) => reqId === id);
  const urls = own.flatMap(({ req }) => (req === undefined ? [] : [(req as { url: string }).url]));
  expect(urls).toEqual(['/graphql', '/v1/tokens/authentication']);
  const statements = own.filter(({ sql: text }) => typeof text === 'string');
  expect(statements.some(({ sql: text }) => /from "users"/.test(String(text)))).toBe(true);
  const failed = own.find(({ security }) => security === 'log-in.failed');
  expect(failed).toMatchObject({ level: 40, userId: null, address: '203.0.113.9' });
});

test('a failed statement is logged without its values', async () => {
  const { token } = await newUser(server.url);
  await sql`alter table projects add constraint refused check (name <> 'Sigilosa')`.execute(
    server.context.db,
  );
  lines.length = 0;
  const body = { name: 'Sigilosa', state: 'SP', city: 'Bertioga', phase: 'not_defined' };
  expect((await call(server.url, 'POST', '/v1/projects', { token, body })).status).toBe(500);
  const failed = logged().find(({ err }) => err !== undefined);
  expect(failed).toMatchObject({ err: { code: '23514', query: expect.stringContaining('insert into') } });
  expect(lines.join('')).not.toMatch(/Sigilosa|Bertioga/);
});
