import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeAt, stepAt } from '../../../api/secondFactor/totp.ts';
import { mailedToken } from '../../support/mailedToken.ts';
import { call } from '../../support/restCall.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { client, openIdentityProvider } from '../../support/servers/identityProvider.ts';
import {
  expectStatus,
  logIn,
  newUser,
  openOffice,
  password,
  type TestUser,
  uniqueEmail,
} from '../../support/world.ts';

type Logged = { security: string; level: string } & Record<string, unknown>;

let api: TestApi;
let provider: Awaited<ReturnType<typeof openIdentityProvider>>;
let user: TestUser;
const logged: Logged[] = [];
beforeAll(async () => {
  provider = await openIdentityProvider('http://torre.test/login/callback');
  api = await startApi({ webhookLocalhost: true }, (app) => {
    app.addHook('onRequest', async (request) => {
      const heard = (level: string) => (entry: object) => {
        if ('security' in entry) logged.push({ ...(entry as { security: string }), level });
      };
      request.log = Object.assign(Object.create(request.log), { info: heard('info'), warn: heard('warn') });
    });
  });
});
afterAll(async () => {
  await api.close();
  await provider.close();
});
beforeEach(async () => {
  user = await newUser(api.url);
});

/** What a call logs of the account it is about: the event and what it was done to. */
async function logs(made: Promise<unknown>, userId: number | null = user.id): Promise<[string, object?][]> {
  logged.length = 0;
  await made;
  return logged.map(({ security, level, address, userId: of, ...thing }) => {
    const expected = /failed|delayed/.test(security) ? 'warn' : 'info';
    expect([security, level, address, of]).toEqual([security, expected, '127.0.0.1', userId]);
    return Object.keys(thing).length === 0 ? [security] : [security, thing];
  });
}
const post = (path: string, body: object) => call(api.url, 'POST', path, { body });
const put = (path: string, body: object) => call(api.url, 'PUT', path, { body });
const own = { current_password: password };
const session = '/v1/tokens/authentication';

test('of an account: made, proved, opened, refused, its password, tokens and sessions, ended', async () => {
  const email = uniqueEmail();
  const signUp = await logs(post('/v1/users', { name: 'Ana Souza', email, password }), expect.any(Number));
  expect(signUp).toEqual([['account.made']]);
  const token = await mailedToken(api.db, email);
  expect(await logs(put('/v1/users/activated', { token }), expect.any(Number))).toEqual([['address.proved']]);

  const enter = (secret: string, by = user.email) => post(session, { email: by, password: secret });
  expect(await logs(enter(password))).toEqual([['log-in']]);
  expect(await logs(enter('not the one'))).toEqual([['log-in.failed']]);
  expect(await logs(enter('not the one', uniqueEmail()), null)).toEqual([['log-in.failed']]);
  expect(await logs(call(api.url, 'DELETE', session, { token: await logIn(api.url, user.email) }))).toEqual([
    ['log-out'],
  ]);
  expect(await logs(user.call('PATCH', '/v1/users', { name: 'Bia Lima' }))).toEqual([]);
  const changed = { password: 'uma-torre-de-nove', ...own };
  expect(await logs(user.call('PATCH', '/v1/users', { ...changed, current_password: 'x' }))).toEqual([
    ['log-in.failed'],
  ]);
  const { api_token } = (await user.call('POST', '/v1/tokens/api', { name: 'x' })).body;
  expect(logged.at(-1)).toMatchObject({ security: 'token.made', userId: user.id, token: api_token.id });
  expect(await logs(user.call('DELETE', `/v1/tokens/api/${api_token.id}`))).toEqual([
    ['token.ended', { token: api_token.id }],
  ]);
  await logIn(api.url, user.email);
  const [other] = (await user.call('GET', '/v1/tokens/sessions')).body.sessions;
  expect(await logs(user.call('DELETE', `/v1/tokens/sessions/${other.id}`))).toEqual([
    ['sessions.ended', { session: other.id }],
  ]);
  expect(await logs(user.call('DELETE', '/v1/tokens/sessions'))).toEqual([['sessions.ended']]);
  expect(await logs(user.call('PATCH', '/v1/users', changed))).toEqual([['password.changed']]);
  await post('/v1/tokens/password-reset', { email: user.email });
  const reset = { token: await mailedToken(api.db, user.email), password };
  expect(await logs(put('/v1/users/password', reset))).toEqual([['password.reset']]);
  expect(await logs(put('/v1/users/password', reset))).toEqual([]);
  const again = { token: await logIn(api.url, user.email), body: own };
  expect(await logs(call(api.url, 'DELETE', '/v1/users/me', again))).toEqual([['account.deleted']]);
});

test('of second factors and webhooks', async () => {
  const factors = '/v1/users/me/second-factors';
  const begun = await user.call('POST', factors, { kind: 'totp', name: 'Celular', ...own });
  const { id, secret } = begun.body.second_factor;
  const code = (by: number) => codeAt(secret, stepAt(Date.now()) + by);
  expect(await logs(user.call('PUT', `${factors}/${id}`, { code: code(-1) }))).toEqual([
    ['second-factor.added', { secondFactor: id }],
  ]);
  const { recovery_codes } = (await user.call('POST', '/v1/users/me/recovery-codes', own)).body;
  expect(logged.at(-1)).toMatchObject({ security: 'recovery-codes.made', userId: user.id });
  const step = async (proof: object) => {
    const first = post(session, { email: user.email, password });
    expect(await logs(first)).toEqual([]);
    return logs(
      post('/v1/tokens/second-factor', { token: (await first).body.second_factor.token, ...proof }),
    );
  };
  expect(await step({ code: '000000' })).toEqual([['second-factor.failed']]);
  expect(await step({ code: code(1) })).toEqual([['log-in']]);
  expect(await step({ recovery_code: recovery_codes[0] })).toEqual([['recovery-code.used'], ['log-in']]);
  expect(await logs(user.call('DELETE', `${factors}/${id}`, own))).toEqual([
    ['second-factor.removed', { secondFactor: id }],
  ]);

  const hook = user.call('POST', '/v1/webhooks', { url: `${provider.issuer}/`, events: ['unit'] });
  const made = await logs(hook);
  const webhook = (await hook).body.webhook.id;
  expect(made).toEqual([['webhook.made', { webhook }]]);
  const path = `/v1/webhooks/${webhook}`;
  expect(await logs(user.call('PATCH', path, { enabled: false }))).toEqual([
    ['webhook.changed', { webhook }],
  ]);
  expect(await logs(user.call('POST', `${path}/secret`))).toEqual([['webhook.changed', { webhook }]]);
  expect(await logs(user.call('DELETE', path))).toEqual([['webhook.deleted', { webhook }]]);
  expect(await logs(user.call('DELETE', path))).toEqual([]);
});

test('of invitations, offices and their log-in', async () => {
  const guest = await newUser(api.url);
  const project = await user.project();
  const asked = user.call('POST', `${project.path}/invite`, { email: guest.email, permissions: ['view'] });
  const sent = await logs(asked);
  const invitation = (await asked).body.invitation.id;
  expect(sent).toEqual([['invitation.sent', { invitation }]]);
  const reply = guest.call('PUT', `/v1/users/reply/${invitation}`, { status: 'declined' });
  expect(await logs(reply, guest.id)).toEqual([['invitation.answered', { invitation, status: 'declined' }]]);

  const opened = openOffice(user);
  const founded = await logs(opened);
  const office = await opened;
  const organization = office.id;
  expect(founded).toEqual([['organization.made', { organization }]]);
  await office.join(guest, 'viewer');
  const place = `${office.path}/members/${guest.id}`;
  const thing = { organization, member: guest.id };
  for (const [change, role] of [
    [{ role: 'editor' }, 'editor'],
    [{ discipline: 'estrutura' }, 'same'],
  ] as const)
    expect(await logs(user.call('PATCH', place, change))).toEqual([
      ['organization.member-changed', { ...thing, role }],
    ]);
  expect(await logs(user.call('DELETE', place))).toEqual([['organization.member-removed', thing]]);

  const domain = `${randomUUID()}.com.br`;
  const url = `${office.path}/single-sign-on`;
  const settings = {
    issuer: provider.issuer,
    client_id: client.clientId,
    client_secret: client.clientSecret,
  };
  const access = { required: false, newcomer_role: 'viewer' };
  const signOn = [['sign-on.changed', { organization }]];
  expect(await logs(user.call('PUT', url, { ...settings, ...access }))).toEqual(signOn);
  const named = await user.call('POST', `${office.path}/email-domains`, { domain });
  api.context.resolveTxt = async () => [[named.body.email_domain.record]];
  const proof = user.call('PUT', `${office.path}/email-domains/${domain}/proof`);
  expect(await logs(proof)).toEqual([['domain.proved', { organization }]]);
  const known = await newUser(api.url, { email: `caio@${domain}` });
  provider.people['caio'] = { email: known.email, email_verified: true };
  const enter = async () => {
    const { url: at, secret } = (await post('/v1/tokens/sign-on', { email: known.email })).body.sign_on;
    return put('/v1/tokens/sign-on', { secret, callback: await provider.logIn(at, 'caio') });
  };
  expect(await logs(enter(), known.id)).toEqual([['sign-on.linked'], ['log-in']]);
  expect(await logs(enter(), known.id)).toEqual([['log-in']]);
  expect(
    await logs(put('/v1/tokens/sign-on', { secret: 'A'.repeat(26), callback: 'state=x' }), null),
  ).toEqual([['sign-on.failed', { reason: 'single_sign_on.expired' }]]);
  expect(await logs(user.call('DELETE', `${office.path}/email-domains/${domain}`))).toEqual(signOn);
  expect(await logs(user.call('DELETE', url))).toEqual(signOn);
  expect(await logs(expectStatus(204, user.call('DELETE', office.path, own)))).toEqual([
    ['organization.deleted', { organization }],
  ]);
});
