import { describe, expect, test } from 'vitest';
import { deviceOf } from '../../../api/tokens/device.ts';
import { mailedToken } from '../../support/mailedToken.ts';
import { call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import { logIn, newUser, password, refusedKeys, type TestUser } from '../../support/world.ts';

const api = await serveApi();

const opens = async (token: string) => (await call(api.url, 'GET', '/v1/projects', { token })).status === 200;
const opening = (token: string) => () => opens(token);
const personalToken = async (user: TestUser, reach: object = {}): Promise<string> =>
  (await user.call('POST', '/v1/tokens/api', { name: 'script', ...reach })).body.api_token.token;
async function resetToken(user: TestUser): Promise<string> {
  await call(api.url, 'POST', '/v1/tokens/password-reset', { body: { email: user.email } });
  return mailedToken(api.db, user.email);
}
const reset = (token: string) =>
  call(api.url, 'PUT', '/v1/users/password', { body: { token, password: 'another one' } });
const spending = (by: typeof reset, token: string) => async () => (await by(token)).status === 200;
const activate = (token: string) => call(api.url, 'PUT', '/v1/users/activated', { body: { token } });
const subjects = async (user: TestUser) => {
  const mails = api.db.selectFrom('mails').select('subject').where('recipient', '=', user.email);
  return (await mails.execute()).map(({ subject }) => subject);
};

describe('a new password', () => {
  test('takes the present one, and so does a new email', async () => {
    const user = await newUser(api.url);
    for (const body of [{ password: 'another one' }, { email: 'another@example.com' }]) {
      const bare = await user.call('PATCH', '/v1/users', body);
      expect(bare).toMatchObject({ status: 422, body: { keys: { current_password: 'general.required' } } });
      const wrong = await user.call('PATCH', '/v1/users', { ...body, current_password: 'not the one' });
      expect(wrong.body.keys).toEqual({ current_password: 'account.password.wrong' });
    }
    expect(await logIn(api.url, user.email)).toHaveLength(26);
  });

  test('ends other sessions, personal tokens and reset links, and sends a mail', async () => {
    const user = await newUser(api.url);
    const [other, script, link] = [
      await logIn(api.url, user.email),
      await personalToken(user),
      await resetToken(user),
    ];
    const body = { password: 'another one', current_password: password };
    expect((await user.call('PATCH', '/v1/users', body)).status).toBe(200);
    expect([await opens(user.token), await opens(other), await opens(script)]).toEqual([true, false, false]);
    expect(await refusedKeys(reset(link))).toEqual({ token: 'account.token.invalid' });
    expect(await subjects(user)).toContain('Sua senha foi trocada');
  });

  test('set with a reset link ends every session and personal token', async () => {
    const user = await newUser(api.url);
    const script = await personalToken(user);
    expect((await reset(await resetToken(user))).status).toBe(200);
    expect([await opens(user.token), await opens(script)]).toEqual([false, false]);
    expect(await subjects(user)).toContain('Sua senha foi trocada');
  });
});

describe('sessions', () => {
  test('are listed with their device, and end one by one or all but the own', async () => {
    const user = await newUser(api.url);
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const login = { body: { email: user.email, password }, headers: { 'user-agent': firefox } };
    const made = await call(api.url, 'POST', '/v1/tokens/authentication', login);
    const other: string = made.body.authentication_token.token;
    const third = await logIn(api.url, user.email);
    const list = async () => (await user.call('GET', '/v1/tokens/sessions')).body.sessions;
    const listed = await list();
    expect(listed).toHaveLength(3);
    expect(listed[1]).toMatchObject({ device: 'Firefox, Linux', current: false, last_used_at: null });
    expect(listed[2].current).toBe(true);
    expect(listed[2].last_used_at).not.toBeNull();
    // Written once a minute at most.
    for (const [seconds, isNoted] of [
      [50, false],
      [70, true],
    ] as const) {
      const before = new Date(Date.now() - seconds * 1000);
      await api.db.updateTable('tokens').set({ lastUsedAt: before }).where('id', '=', listed[2].id).execute();
      const { last_used_at: noted } = (await list())[2];
      expect(Date.parse(noted) > before.getTime()).toBe(isNoted);
    }
    expect(JSON.stringify(listed)).not.toContain(other);

    const stranger = await newUser(api.url);
    const path = `/v1/tokens/sessions/${listed[1].id}`;
    expect((await stranger.call('DELETE', path)).status).toBe(404);
    const script = await personalToken(user);
    expect((await call(api.url, 'DELETE', path, { token: script })).status).toBe(403);
    expect((await user.call('DELETE', path)).status).toBe(204);
    expect([await opens(other), await opens(third)]).toEqual([false, true]);
    expect((await user.call('DELETE', '/v1/tokens/sessions')).status).toBe(204);
    expect([await opens(third), await opens(user.token), await opens(script)]).toEqual([false, true, true]);
    expect(await list()).toHaveLength(1);
  });

  test('and personal tokens end under their own address, by who has them', async () => {
    const user = await newUser(api.url);
    const stranger = await newUser(api.url);
    const [session] = (await user.call('GET', '/v1/tokens/sessions')).body.sessions;
    const script = (await user.call('POST', '/v1/tokens/api', { name: 'script' })).body.api_token;
    for (const [by, path] of [
      [user, `/v1/tokens/api/${session.id}`],
      [user, `/v1/tokens/sessions/${script.id}`],
      [stranger, `/v1/tokens/sessions/${session.id}`],
      [stranger, `/v1/tokens/api/${script.id}`],
    ] as const)
      expect([path, (await by.call('DELETE', path)).status]).toEqual([path, 404]);
    expect([await opens(user.token), await opens(script.token)]).toEqual([true, true]);
    expect((await user.call('DELETE', `/v1/tokens/api/${script.id}`)).status).toBe(204);
    expect([await opens(user.token), await opens(script.token)]).toEqual([true, false]);
  });

  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge, Windows',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari, iOS'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36 OPR/125.0', 'Opera, macOS'],
    ['Mozilla/5.0 (Linux; Android 16; K) Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
    ['python-requests/2.32', 'python-requests'],
    [undefined, null],
  ])('name what logged in: %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
});

test.each<[string, (user: TestUser) => Promise<() => Promise<boolean>>]>([
  ['a session', async ({ token }) => opening(token)],
  ['a personal token', async (user) => opening(await personalToken(user))],
  [
    'a personal token for a project',
    async (user) => opening(await personalToken(user, { project_id: (await user.project()).id })),
  ],
  ['a reset link', async (user) => spending(reset, await resetToken(user))],
  [
    'an activation link',
    async ({ email }) => {
      const body = { email };
      await call(api.url, 'POST', '/v1/tokens/activation', { body });
      return spending(activate, await mailedToken(api.db, email));
    },
  ],
])('%s opens until its end and not after', async (_, make) => {
  const user = await newUser(api.url, { activated: false });
  const works = await make(user);
  const endAt = (inMs: number) =>
    api.db
      .updateTable('tokens')
      .set({ expiresAt: new Date(Date.now() + inMs) })
      .where('userId', '=', user.id)
      .execute();
  await endAt(-1000);
  expect(await works()).toBe(false);
  await endAt(60_000);
  expect(await works()).toBe(true);
});
