import { expect, test } from 'vitest';
import { createToken, hashToken } from '../../../api/auth/token.ts';
import { dropOldAddresses } from '../../../api/tokens/deviceRepository.ts';
import { mailedToken } from '../../support/mailedToken.ts';
import { call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import { newUser, password, refusedKeys, type TestUser } from '../../support/world.ts';

const api = await serveApi({ rateLimit: true });

let addresses = 0;
const freshAddress = () => `198.51.100.${(addresses += 1)}`;

type From = { address?: string; mark?: string; secret?: string };

const logIn = (email: string, { address = freshAddress(), mark, secret = password }: From = {}) =>
  call(api.url, 'POST', '/v1/tokens/authentication', {
    body: { email, password: secret },
    headers: { 'x-forwarded-for': address, ...(mark === undefined ? {} : { 'device-mark': mark }) },
  });

/** Guesses from ever new addresses until a stranger with the right password is told to wait. */
async function attack({ email }: TestUser): Promise<void> {
  for (let round = 0; round < 3; round += 1)
    await Promise.all(Array.from({ length: 11 }, () => logIn(email, { secret: 'not the one' })));
  await api.db
    .updateTable('attempts')
    .set({ nextAt: new Date(Date.now() + 15_000) })
    .where('nextAt', '>', new Date(Date.now() - 5000).toISOString())
    .where('count', '>', 20)
    .execute();
  expect((await logIn(email)).status).toBe(429);
}

test('while others guess its password, an account opens on a device it was used on, from any address', async () => {
  const user = await newUser(api.url);
  const known = await logIn(user.email);
  expect(known.status).toBe(201);
  const mark: string = known.body.device_mark;
  await attack(user);
  const again = await logIn(user.email, { mark });
  expect(again).toMatchObject({ status: 201, body: { device_mark: mark } });
  // Among the marks of other accounts, too.
  const other = await newUser(api.url);
  const others: string = (await logIn(other.email)).body.device_mark;
  expect((await logIn(user.email, { mark: `${others}, ${mark}` })).status).toBe(201);
  const past = { expiresAt: new Date(Date.now() - 1000) };
  await api.db.updateTable('tokens').set(past).where('scope', '=', 'device').execute();
  expect((await logIn(user.email, { mark })).status).toBe(429);
});

test('it also opens from an address it was used at', async () => {
  const user = await newUser(api.url);
  const address = freshAddress();
  await logIn(user.email, { address });
  await attack(user);
  expect((await logIn(user.email, { address })).status).toBe(201);
});

test('a mark of another account, an invented one or a token is no help, and a mark is no token', async () => {
  const user = await newUser(api.url);
  const stranger = await newUser(api.url);
  const foreign: string = (await logIn(stranger.email)).body.device_mark;
  await attack(user);
  for (const mark of [foreign, 'A'.repeat(26), 'x', ', ,', user.token])
    expect((await logIn(user.email, { mark })).status).toBe(429);
  expect((await call(api.url, 'GET', '/v1/projects', { token: foreign })).status).toBe(401);
  const reset = { token: foreign, password: 'uma-torre-de-nove-andares' };
  expect(await refusedKeys(call(api.url, 'PUT', '/v1/users/password', { body: reset }))).toEqual({
    token: 'account.token.invalid',
  });
});

test('a device becomes unknown when its session is ended or the password changed', async () => {
  const ways: ((user: TestUser, session: string) => Promise<unknown>)[] = [
    (user, session) => user.call('DELETE', `/v1/tokens/sessions/${session}`),
    (user) => user.call('DELETE', '/v1/tokens/sessions'),
    (user) => user.call('PATCH', '/v1/users', { password: 'uma-torre-de-nove', current_password: password }),
  ];
  for (const end of ways) {
    const user = await newUser(api.url);
    const made = await logIn(user.email);
    const { sessions } = (await user.call('GET', '/v1/tokens/sessions')).body;
    const session = sessions.find(({ current }: { current: boolean }) => !current);
    await end(user, session.id);
    await attack(user);
    expect((await logIn(user.email, { mark: made.body.device_mark })).status).toBe(429);
  }
});

test('a mailed reset link opens the account on a new device while others guess', async () => {
  const user = await newUser(api.url);
  await attack(user);
  await call(api.url, 'POST', '/v1/tokens/password-reset', { body: { email: user.email } });
  const body = { token: await mailedToken(api.db, user.email), password: 'uma-torre-de-nove-andares' };
  const reset = await call(api.url, 'PUT', '/v1/users/password', { body });
  const from = { mark: reset.body.device_mark, secret: body.password };
  expect((await logIn(user.email, from)).status).toBe(201);
});

test('guesses without a session do not delay a change of the password in one', async () => {
  const user = await newUser(api.url);
  await attack(user);
  const change = { password: 'uma-torre-de-nove', current_password: password };
  expect((await user.call('PATCH', '/v1/users', change)).status).toBe(200);
});

test('a program that keeps no mark is given twenty at most', async () => {
  const user = await newUser(api.url);
  for (let times = 0; times < 24; times += 1) await logIn(user.email);
  const marks = api.db.selectFrom('tokens').select('id').where('userId', '=', user.id);
  expect(await marks.where('scope', '=', 'device').execute()).toHaveLength(20);
});

test('a device in use is known for 180 days more, also when all other sessions are ended; of marks five count', async () => {
  const user = await newUser(api.url);
  const made = await logIn(user.email);
  const { device_mark: mark, authentication_token } = made.body;
  const markRow = () => api.db.selectFrom('tokens').select('expiresAt').where('hash', '=', hashToken(mark));
  const days = async () =>
    (Date.parse((await markRow().executeTakeFirstOrThrow()).expiresAt) - Date.now()) / 86_400_000;
  const soon = { expiresAt: new Date(Date.now() + 86_400_000) };
  await api.db.updateTable('tokens').set(soon).where('hash', '=', hashToken(mark)).execute();
  const again = await logIn(user.email, { mark });
  expect(await days()).toBeCloseTo(180, 1);
  const { token } = again.body.authentication_token;
  const ended = await call(api.url, 'DELETE', '/v1/tokens/sessions', { token });
  expect(ended.status).toBe(204);
  const still = await call(api.url, 'GET', '/v1/users/me', { token: authentication_token.token });
  expect(still.status).toBe(401);
  await attack(user);
  const others = Array.from({ length: 4 }, () => createToken());
  expect((await logIn(user.email, { mark: [...others, createToken(), mark].join() })).status).toBe(429);
  expect((await logIn(user.email, { mark: [...others, mark].join() })).status).toBe(201);
});

test('an address is known for 90 days, and then forgotten', async () => {
  const user = await newUser(api.url);
  const address = freshAddress();
  await logIn(user.email, { address });
  await attack(user);
  const rows = api.db.selectFrom('knownAddresses').select('userId').where('userId', '=', user.id);
  for (const [days, status, isKept] of [
    [89.9, 201, true],
    [90.1, 429, false],
  ] as const) {
    const lastUsedAt = new Date(Date.now() - days * 86_400_000);
    const used = api.db.updateTable('knownAddresses').set({ lastUsedAt }).where('userId', '=', user.id);
    await used.execute();
    expect([days, (await logIn(user.email, { address })).status]).toEqual([days, status]);
    await used.execute();
    await dropOldAddresses(api.db);
    expect([days, (await rows.execute()).length > 0]).toEqual([days, isKept]);
  }
});
