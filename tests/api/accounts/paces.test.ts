import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { codeAt, stepAt } from '../../../api/secondFactor/totp.ts';
import { type Answer, call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import {
  newUser,
  openOffice,
  password,
  refusedKeys,
  type TestUser,
  uniqueEmail,
} from '../../support/world.ts';

const api = await serveApi({ rateLimit: true, webhookLocalhost: true });

let addresses = 0;
/** Calls without a session, all of one address nobody else has. */
function fromSomewhere() {
  const headers = { 'x-forwarded-for': `192.0.2.${(addresses += 1)}` };
  return (method: string, path: string, body: object, more: Record<string, string> = {}) =>
    call(api.url, method, path, { body, headers: { ...headers, ...more } });
}

const logIn = '/v1/tokens/authentication';
const wrong = 'not the one';
const factors = '/v1/users/me/second-factors';

async function withCodes(user: TestUser): Promise<string> {
  const body = { kind: 'totp', name: 'Celular', current_password: password };
  const { id, secret } = (await user.call('POST', factors, body)).body.second_factor;
  await user.call('PUT', `${factors}/${id}`, { code: codeAt(secret, stepAt(Date.now()) - 1) });
  return secret;
}

const [quarter, hour] = [900, 3600];

/** What is counted, the call that is, for how long it is remembered (s), and how long (s) who made so many waits. */
type Case = [
  what: string,
  begin: () => Promise<() => Promise<Answer>>,
  remembered: number,
  waits: Record<number, number[]>,
];

/** A place of its own has five tries. */
const alone = { 4: [0], 5: [1], 6: [2], 10: [32], 11: [60], 90: [60] };
const elsewhere = {
  4: [0, 0, 0],
  5: [0, 0, 1],
  29: [0, 0, 60],
  30: [0, 1, 60],
  49: [0, 15, 60],
  50: [1, 15, 60],
  90: [15, 60, 60],
};
const providers = { 99: [0], 100: [1], 200: [60] };
const asked = { 49: [0], 50: [10], 51: [20], 90: [hour] };
// An account is sent five an hour at most, so there are no further tries.
const askedAndSent = { 9: [0, 0], 10: [0, 60], 11: [0, 120], 90: [hour, hour] };
const invitations = { 4: [0, 0], 5: [0, 60], 49: [0, hour], 50: [10, hour], 90: [hour, hour] };

const mailed = (path: string, email: (user: TestUser) => string) => async () => {
  const [post, to] = [fromSomewhere(), email(await newUser(api.url, { activated: false }))];
  return () => post('POST', path, { email: to });
};
const inSession = (method: string, path: string, body: object) => async () => {
  const user = await newUser(api.url);
  return () => user.call(method, path, { ...body, current_password: wrong });
};

test.each<Case>([
  [
    'a log-in of an account from elsewhere',
    async () => {
      const [post, { email }] = [fromSomewhere(), await newUser(api.url)];
      return () => post('POST', logIn, { email: email.toUpperCase(), password: wrong });
    },
    quarter,
    elsewhere,
  ],
  [
    'a log-in of nobody',
    async () => {
      const [post, email] = [fromSomewhere(), uniqueEmail()];
      return () => post('POST', logIn, { email, password: wrong });
    },
    quarter,
    elsewhere,
  ],
  [
    'a log-in from where the account was open',
    async () => {
      const [post, { email }] = [fromSomewhere(), await newUser(api.url)];
      await post('POST', logIn, { email, password });
      return () => post('POST', logIn, { email, password: wrong });
    },
    quarter,
    alone,
  ],
  [
    'a log-in on a device on which it was open',
    async () => {
      const { email } = await newUser(api.url);
      const mark = (await fromSomewhere()('POST', logIn, { email, password })).body.device_mark;
      return () => fromSomewhere()('POST', logIn, { email, password: wrong }, { 'device-mark': mark });
    },
    quarter,
    alone,
  ],
  [
    'a change of the password',
    inSession('PATCH', '/v1/users', { password: 'uma-torre-de-nove' }),
    quarter,
    alone,
  ],
  ['a new email', inSession('PATCH', '/v1/users', { email: 'ana@paces.test' }), quarter, alone],
  [
    'a new email that has an account',
    async () => {
      const [user, { email }] = [await newUser(api.url), await newUser(api.url)];
      return () => user.call('PATCH', '/v1/users', { email, current_password: password });
    },
    6 * hour,
    { 4: [0], 5: [60], 6: [120], 90: [hour] },
  ],
  ['the end of the account', inSession('DELETE', '/v1/users/me', {}), quarter, alone],
  ['a second factor', inSession('POST', factors, { kind: 'totp', name: 'Celular' }), quarter, alone],
  ['new recovery codes', inSession('POST', '/v1/users/me/recovery-codes', {}), quarter, alone],
  [
    'a second step',
    async () => {
      const user = await newUser(api.url);
      await withCodes(user);
      const post = fromSomewhere();
      const { token } = (await post('POST', logIn, { email: user.email, password })).body.second_factor;
      return () => post('POST', '/v1/tokens/second-factor', { token, code: '000000' });
    },
    24 * hour,
    { 4: [0], 5: [1], 6: [2], 14: [512], 15: [quarter], 90: [quarter] },
  ],
  [
    'a log-in begun by a provider',
    async () => {
      const post = fromSomewhere();
      return () => post('POST', '/v1/tokens/sign-on', { email: 'ana@nenhum.example' });
    },
    quarter,
    providers,
  ],
  [
    'a log-in ended by a provider',
    async () => {
      const post = fromSomewhere();
      return () => post('PUT', '/v1/tokens/sign-on', { secret: 'A'.repeat(26), callback: 'state=x' });
    },
    quarter,
    providers,
  ],
  ['a reset for nobody', mailed('/v1/tokens/password-reset', uniqueEmail), 6 * hour, asked],
  ['a reset', mailed('/v1/tokens/password-reset', ({ email }) => email), 6 * hour, askedAndSent],
  ['an activation of nobody', mailed('/v1/tokens/activation', uniqueEmail), 6 * hour, asked],
  [
    'a sign-up',
    async () => {
      const post = fromSomewhere();
      const { email } = await newUser(api.url);
      return () => post('POST', '/v1/users', { name: 'Ana Souza', email, password });
    },
    6 * hour,
    asked,
  ],
  [
    'an invitation to a project',
    async () => {
      const [{ owner, path }, email] = [await (await newUser(api.url)).project(), uniqueEmail()];
      return () => owner.call('POST', `${path}/invite`, { email, permissions: ['project:view'] });
    },
    6 * hour,
    invitations,
  ],
  [
    'an invitation to an office',
    async () => {
      const [{ owner, path }, email] = [await openOffice(await newUser(api.url)), uniqueEmail()];
      return () => owner.call('POST', `${path}/invite`, { email, role: 'viewer' });
    },
    6 * hour,
    invitations,
  ],
  [
    'a webhook tried by hand',
    async () => {
      const user = await newUser(api.url);
      const hook = { url: 'http://127.0.0.1:9/', events: ['unit'] };
      const { id } = (await user.call('POST', '/v1/webhooks', hook)).body.webhook;
      return () => user.call('POST', `/v1/webhooks/${id}/test`);
    },
    hour,
    { 19: [0], 20: [5], 21: [10], 90: [600] },
  ],
])('%s is let in so many times, and then waits', async (_, begin, remembered, waits) => {
  const attempt = await begin();
  await api.db.deleteFrom('attempts').execute();
  const first = (await attempt()).status;
  expect(first).not.toBe(429);
  const past = { nextAt: new Date(Date.now() - 1000) };
  for (const [made, expected] of Object.entries(waits)) {
    await api.db
      .updateTable('attempts')
      .set({ count: Number(made) - 1, ...past })
      .execute();
    expect([made, (await attempt()).status]).not.toEqual([made, 429]);
    expect([made, await waitsNow(remembered)]).toEqual([made, expected]);
  }
  // The answer to who comes too soon is the same for all of them, and uses nothing up.
  await api.db
    .updateTable('attempts')
    .set({ nextAt: new Date(Date.now() + 59_500) })
    .execute();
  const before = await api.db.selectFrom('attempts').selectAll().execute();
  const { status, headers, body } = await attempt();
  expect([status, body.code, body.error]).toEqual([
    429,
    'RATE_LIMITED',
    expect.stringMatching(/^too many attempts/),
  ]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(45);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(await api.db.selectFrom('attempts').selectAll().execute()).toEqual(before);
});

/** How long (s) each thing counted waits from its last try on, by the database's clock, the shortest first. */
async function waitsNow(remembered: number): Promise<number[]> {
  const { rows } = await sql<{ left: number }>`
    select extract(epoch from forget_at - next_at)::float8 as left from attempts`.execute(api.db);
  return rows.map(({ left }) => Math.round((remembered - left) * 10) / 10 + 0).toSorted((a, b) => a - b);
}

/** A call, another one that shares one count with it, and how long (s) that other waits after so many. */
type Shared = [
  what: string,
  begin: () => Promise<[() => Promise<Answer>, () => Promise<Answer>]>,
  remembered: number,
  waits: Record<number, number>,
];

const resetFor = (email: string) => () => fromSomewhere()('POST', '/v1/tokens/password-reset', { email });

test.each<Shared>([
  [
    'log-ins of one account from everywhere',
    async () => {
      const { email } = await newUser(api.url);
      const attempt = () => fromSomewhere()('POST', logIn, { email, password: wrong });
      return [attempt, attempt];
    },
    quarter,
    { 29: 0, 30: 1, 90: 15 },
  ],
  [
    'log-ins of many accounts from one address',
    async () => {
      const post = fromSomewhere();
      const attempt = () => post('POST', logIn, { email: uniqueEmail(), password: wrong });
      return [attempt, attempt];
    },
    quarter,
    { 49: 0, 50: 1, 90: 60 },
  ],
  [
    'resets of one account from everywhere',
    async () => {
      const attempt = resetFor((await newUser(api.url)).email);
      return [attempt, attempt];
    },
    6 * hour,
    // Two mails each time, of the five that an account is sent in an hour.
    { 9: 0, 10: 60 },
  ],
  [
    'resets of many accounts from one address',
    async () => {
      const [post, one, other] = [fromSomewhere(), await newUser(api.url), await newUser(api.url)];
      const reset =
        ({ email }: TestUser) =>
        () =>
          post('POST', '/v1/tokens/password-reset', { email });
      return [reset(one), reset(other)];
    },
    6 * hour,
    { 49: 0, 50: 10, 90: hour },
  ],
  [
    'invitations of many people by one',
    async () => {
      const { owner, path } = await (await newUser(api.url)).project();
      const invite = () =>
        owner.call('POST', `${path}/invite`, { email: uniqueEmail(), permissions: ['project:view'] });
      return [invite, invite];
    },
    6 * hour,
    { 49: 0, 50: 10, 90: hour },
  ],
])('%s share a count', async (_, begin, remembered, waits) => {
  const [one, other] = await begin();
  for (const [made, expected] of Object.entries(waits)) {
    await api.db.deleteFrom('attempts').execute();
    expect((await one()).status).not.toBe(429);
    await api.db
      .updateTable('attempts')
      .set({ count: Number(made) - 1, nextAt: new Date(Date.now() - 1000) })
      .execute();
    expect([made, (await other()).status]).not.toEqual([made, 429]);
    expect([made, Math.max(...(await waitsNow(remembered)))]).toEqual([made, expected]);
  }
});

test('a right password resets every count but that of an address over all accounts', async () => {
  const user = await newUser(api.url);
  const secret = await withCodes(user);
  const post = fromSomewhere();
  await api.db.deleteFrom('attempts').execute();
  const counts = async () =>
    (await api.db.selectFrom('attempts').select('count').orderBy('count').execute()).map(
      ({ count }) => count,
    );
  await post('POST', logIn, { email: user.email, password: wrong });
  expect(await counts()).toEqual([1, 1, 1]);
  const { token } = (await post('POST', logIn, { email: user.email, password })).body.second_factor;
  expect(await counts()).toEqual([2]);
  await post('POST', '/v1/tokens/second-factor', { token, code: '000000' });
  expect(await counts()).toEqual([1, 2]);
  const code = codeAt(secret, stepAt(Date.now()) + 1);
  expect((await post('POST', '/v1/tokens/second-factor', { token, code })).status).toBe(201);
  expect(await counts()).toEqual([2]);
  const change = (current_password: string) =>
    user.call('PATCH', '/v1/users', { password: 'uma-torre-de-nove', current_password });
  expect(await refusedKeys(change(wrong))).toEqual({ current_password: 'account.password.wrong' });
  expect(await counts()).toEqual([1, 2]);
  expect((await change(password)).status).toBe(200);
  expect(await counts()).toEqual([2]);
});

test('a role changed back and forth sends five mails, then none for a minute', async () => {
  const [owner, colleague] = [await newUser(api.url), await newUser(api.url)];
  const office = await openOffice(owner);
  await office.join(colleague, 'viewer');
  const told = async () =>
    (await api.db.selectFrom('mails').select('id').where('recipient', '=', colleague.email).execute()).length;
  const before = await told();
  for (let at = 0; at < 8; at += 1) {
    const role = at % 2 === 0 ? 'editor' : 'viewer';
    expect((await owner.call('PATCH', `${office.path}/members/${colleague.id}`, { role })).status).toBe(200);
  }
  expect((await told()) - before).toBe(5);
});
