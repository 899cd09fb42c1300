import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { termsVersion } from '#domain/people/terms.ts';
import { codeAt, stepAt } from '../../../api/secondFactor/totp.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { client, openIdentityProvider } from '../../support/servers/identityProvider.ts';
import { mailedToken } from '../../support/mailedToken.ts';
import { call } from '../../support/restCall.ts';
import {
  expectStatus,
  newUser,
  openOffice,
  password,
  refusedKeys,
  type TestOffice,
} from '../../support/world.ts';

let api: TestApi;
let provider: Awaited<ReturnType<typeof openIdentityProvider>>;
const records: Record<string, string[][]> = {};
beforeAll(async () => {
  provider = await openIdentityProvider('http://torre.test/login/callback');
  api = await startApi({ webhookLocalhost: true });
  api.context.resolveTxt = async (name) => {
    if (records[name] === undefined) throw new Error('ENOTFOUND');
    return records[name];
  };
});
afterEach(() => {
  provider.forge(undefined);
  provider.break(false);
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

const uniqueDomain = () => `${randomUUID()}.com.br`;
const settings = (more: object = {}) => ({
  issuer: provider.issuer,
  client_id: client.clientId,
  client_secret: client.clientSecret,
  required: false,
  newcomer_role: 'viewer',
  ...more,
});

async function withDomain(office: TestOffice, domain = uniqueDomain()): Promise<string> {
  const path = `${office.path}/email-domains`;
  const named = await expectStatus(201, office.owner.call('POST', path, { domain }));
  records[domain] = [['v=spf1 -all'], [named.body.email_domain.record]];
  await expectStatus(200, office.owner.call('PUT', `${path}/${domain}/proof`));
  return domain;
}

/** An office that logs in by the provider, with a proved domain. */
async function connectedOffice(more: object = {}) {
  const office = await openOffice(await newUser(api.url));
  const set = (changed: object) =>
    office.owner.call('PUT', `${office.path}/single-sign-on`, settings(changed));
  await expectStatus(200, set(more));
  return { office, set, domain: await withDomain(office) };
}

const begin = (email: string) => call(api.url, 'POST', '/v1/tokens/sign-on', { body: { email } });
const finish = (secret: string, callback: string) =>
  call(api.url, 'PUT', '/v1/tokens/sign-on', { body: { secret, callback } });
const agree = (token: string, name = 'Bia Lima') =>
  call(api.url, 'POST', '/v1/tokens/sign-on/account', {
    body: { token, name, terms_version: termsVersion },
  });

/** Logs in at the provider as a person it knows by these claims. */
async function enter(email: string, sub: string = randomUUID(), claims: object = {}) {
  provider.people[sub] = { email, email_verified: true, name: 'Bia Lima', ...claims };
  const { url, secret } = (await expectStatus(201, begin(email))).body.sign_on;
  // The provider need not ask for the address again.
  expect(new URL(url).searchParams.get('login_hint')).toBe(email);
  const callback = await provider.logIn(url, sub);
  return { answer: await finish(secret, callback), sub, secret, callback };
}
const refusedFor = (key: string) => ({ status: 422, body: { keys: { callback: `single_sign_on.${key}` } } });
const logIn = (email: string) =>
  call(api.url, 'POST', '/v1/tokens/authentication', { body: { email, password } });

describe('somebody of an office', () => {
  test('signs up by its domain, enters again, and stays out once removed', async () => {
    const { office, domain } = await connectedOffice({ newcomer_discipline: 'estrutura' });
    const email = `bia@${domain}`;
    const { answer, sub } = await enter(email);
    expect(answer).toMatchObject({
      status: 202,
      body: { sign_up: { email, name: 'Bia Lima', organization_name: 'Escritório Ipê' } },
    });
    const { token } = answer.body.sign_up;
    const made = await expectStatus(201, agree(token));
    expect(made.body.user).toMatchObject({ email, name: 'Bia Lima', activated: true });
    expect(await refusedKeys(agree(token))).toEqual({ token: 'account.token.invalid' });
    const people = (await office.owner.call('GET', `${office.path}/members`)).body.members;
    expect(people).toMatchObject([{}, { email, role: 'viewer', discipline: 'estrutura' }]);
    // The provider knows her by another address now: she is who she was.
    const again = await enter(`beatriz@${domain}`, sub, { email_verified: false });
    expect(again.answer).toMatchObject({ status: 201, body: { user: { id: made.body.user.id } } });
    const session = { token: again.answer.body.authentication_token.token };
    expect((await call(api.url, 'GET', office.path, session)).status).toBe(200);
    const her = `${office.path}/members/${made.body.user.id}`;
    await expectStatus(200, office.owner.call('DELETE', her));
    expect((await enter(email, sub)).answer).toMatchObject(refusedFor('removed'));
    expect((await logIn(email)).status).toBe(401);
  });

  test('is another person at another provider, whatever both call her', async () => {
    const { set, domain } = await connectedOffice();
    const { answer, sub } = await enter(`bia@${domain}`);
    await expectStatus(201, agree(answer.body.sign_up.token));
    const first = provider;
    provider = await openIdentityProvider('http://torre.test/login/callback');
    try {
      await expectStatus(200, set({ issuer: provider.issuer }));
      const other = await enter(`caio@${domain}`, sub);
      expect(other.answer).toMatchObject({ status: 202, body: { sign_up: { email: `caio@${domain}` } } });
    } finally {
      await provider.close();
      provider = first;
    }
  });

  test('signs up no more with an address given up meanwhile, however the provider spells it', async () => {
    const { domain } = await connectedOffice();
    const { token } = (await enter(`Bia@${domain}`)).answer.body.sign_up;
    const { token: others } = (await enter(`caio@${domain}`)).answer.body.sign_up;
    const user = await newUser(api.url, { email: `bia@${domain}` });
    await expectStatus(204, user.call('DELETE', '/v1/users/me', { current_password: password }));
    expect((await agree(token)).body.keys).toEqual({ token: 'account.token.invalid' });
    await expectStatus(201, agree(others));
  });

  test('signs up no more once somebody else signed up with her address', async () => {
    const { domain } = await connectedOffice();
    const { token } = (await enter(`bia@${domain}`)).answer.body.sign_up;
    await newUser(api.url, { email: `bia@${domain}` });
    expect(await refusedKeys(agree(token))).toEqual({ token: 'account.email.taken' });
  });

  test('lets nobody new into an office that is full', async () => {
    const { domain } = await connectedOffice();
    const before = api.context.config.organizationQuota;
    api.context.config.organizationQuota = { ...before, members: 1 };
    const { sign_up } = (await enter(`bia@${domain}`)).answer.body;
    expect((await agree(sign_up.token)).body.keys).toEqual({ token: 'organization.members.full|{"max":1}' });
    const known = await newUser(api.url, { email: `caio@${domain}` });
    expect((await enter(known.email)).answer.body.keys).toEqual({
      callback: 'organization.members.full|{"max":1}',
    });
    api.context.config.organizationQuota = before;
    expect((await enter(known.email)).answer.status).toBe(201);
  });

  test('opens the account of an address that the provider verified, and no other', async () => {
    const { domain } = await connectedOffice();
    const user = await newUser(api.url, { email: `caio@${domain}` });
    const unverified = await enter(user.email, undefined, { email_verified: false });
    expect(unverified.answer).toMatchObject(refusedFor('unverified'));
    const { answer } = await enter(user.email.toUpperCase());
    expect(answer).toMatchObject({ status: 201, body: { user: { id: user.id } } });
    // Somebody else of the provider, whom the address was given to.
    expect((await enter(user.email)).answer).toMatchObject(refusedFor('taken'));
    expect((await logIn(user.email)).status).toBe(201);
  });

  test('takes over an account whose address nobody proved, without what opened it', async () => {
    const { domain } = await connectedOffice();
    const squatter = await newUser(api.url, { email: `davi@${domain}`, activated: false });
    const factors = '/v1/users/me/second-factors';
    const totp = { kind: 'totp', name: 'Celular', current_password: password };
    const { id, secret } = (await expectStatus(201, squatter.call('POST', factors, totp))).body.second_factor;
    const code = codeAt(secret, stepAt(Date.now()));
    await expectStatus(200, squatter.call('PUT', `${factors}/${id}`, { code }));
    const { answer } = await enter(squatter.email);
    expect(answer).toMatchObject({ status: 201, body: { user: { id: squatter.id, activated: true } } });
    expect((await squatter.call('GET', '/v1/users/me')).status).toBe(401);
    expect((await logIn(squatter.email)).status).toBe(401);
  });

  test('is asked for the second factor of the account', async () => {
    const { domain } = await connectedOffice();
    const user = await newUser(api.url, { email: `eva@${domain}` });
    const path = '/v1/users/me/second-factors';
    const totp = { kind: 'totp', name: 'Celular', current_password: password };
    const { id, secret } = (await user.call('POST', path, totp)).body.second_factor;
    const step = stepAt(Date.now());
    await expectStatus(200, user.call('PUT', `${path}/${id}`, { code: codeAt(secret, step - 1) }));
    const { answer } = await enter(user.email);
    expect(answer).toMatchObject({ status: 202, body: { second_factor: { kinds: ['totp'] } } });
    const proof = { token: answer.body.second_factor.token, code: codeAt(secret, step + 1) };
    await expectStatus(201, call(api.url, 'POST', '/v1/tokens/second-factor', { body: proof }));
  });

  test('without a password is given one by mail before the account is deleted', async () => {
    const { domain } = await connectedOffice();
    const email = `flavia@${domain}`;
    const { token } = (await enter(email)).answer.body.sign_up;
    const { body } = await expectStatus(201, agree(token));
    const asHer = (secret: string) =>
      call(api.url, 'DELETE', '/v1/users/me', {
        token: body.authentication_token.token,
        body: { current_password: secret },
      });
    expect(await refusedKeys(asHer('x'))).toEqual({ current_password: 'account.password.none' });
    await expectStatus(202, call(api.url, 'POST', '/v1/tokens/password-reset', { body: { email } }));
    const reset = { token: await mailedToken(api.db, email), password };
    await expectStatus(200, call(api.url, 'PUT', '/v1/users/password', { body: reset }));
    expect((await logIn(email)).status).toBe(201);
  });
});

describe('an office that wants its provider used', () => {
  test('has members refused by password, but for its owners and foreign addresses', async () => {
    const { office, set, domain } = await connectedOffice();
    const [member, owner] = await Promise.all(
      ['gil', 'hugo'].map((name) => newUser(api.url, { email: `${name}@${domain}` })),
    );
    const guest = await newUser(api.url);
    await office.join(member!, 'editor');
    await office.join(owner!, 'owner');
    await office.join(guest, 'viewer');
    await expectStatus(200, set({ required: true, client_secret: undefined }));
    expect(await refusedKeys(logIn(member!.email))).toEqual({ email: 'single_sign_on.required' });
    expect((await logIn(owner!.email)).status).toBe(201);
    expect((await logIn(guest.email)).status).toBe(201);
    expect((await enter(member!.email)).answer.status).toBe(201);
  });

  test('speaks for its own domains alone', async () => {
    const [first, second] = [await connectedOffice(), await connectedOffice()];
    const user = await newUser(api.url, { email: `iris@${second.domain}` });
    // The first office's provider says that its person has an address of the second's.
    const sub = randomUUID();
    provider.people[sub] = { email: user.email, email_verified: true };
    const { url, secret } = (await begin(`iris@${first.domain}`)).body.sign_on;
    expect(await finish(secret, await provider.logIn(url, sub))).toMatchObject(refusedFor('foreign_domain'));
    // The same person of the provider is known in each office apart.
    expect((await enter(user.email, sub)).answer.body.user.id).toBe(user.id);
    await expectStatus(
      204,
      second.office.owner.call('DELETE', `${second.office.path}/email-domains/${second.domain}`),
    );
    expect(await refusedKeys(begin(user.email))).toEqual({ email: 'single_sign_on.no_office' });
  });
});

describe('the reply of the provider', () => {
  test('counts once, in the browser that began, within ten minutes', async () => {
    const { domain } = await connectedOffice();
    const email = `joao@${domain}`;
    const { answer, secret, callback } = await enter(email);
    expect(answer.status).toBe(202);
    expect(await finish(secret, callback)).toMatchObject(refusedFor('expired'));
    const [mine, other] = [await begin(email), await begin(email)].map(({ body }) => body.sign_on);
    const back = await provider.logIn(mine.url, randomUUID());
    expect(await finish(other.secret, back)).toMatchObject(refusedFor('expired'));
    const foreignState = back.replace(/state=[^&]+/, 'state=x');
    expect(await finish(mine.secret, foreignState)).toMatchObject(refusedFor('expired'));
    await api.db
      .updateTable('begunSignOns')
      .set({ expiresAt: new Date(0) })
      .execute();
    expect(await finish(mine.secret, back)).toMatchObject(refusedFor('expired'));
    // A sign-up too ends when it says.
    const { sign_up } = (await enter(email)).answer.body;
    for (const { expiry } of [mine, sign_up]) {
      const minutes = (Date.parse(expiry) - Date.now()) / 60_000;
      expect([minutes > 8, minutes <= 10]).toEqual([true, true]);
    }
    const begun = api.db.updateTable('begunSignUps').where('email', '=', email);
    await begun.set({ expiresAt: new Date(Date.now() - 1000) }).execute();
    expect((await agree(sign_up.token)).body.keys).toEqual({ token: 'account.token.invalid' });
    await begun.set({ expiresAt: new Date(Date.now() + 60_000) }).execute();
    expect((await agree(sign_up.token)).status).toBe(201);
  });

  test('is awaited of all who are at the provider, and of nobody any longer than that', async () => {
    const { domain } = await connectedOffice();
    const atProvider = [];
    for (const email of ['ana', 'bia'].map((name) => `${name}@${domain}`)) {
      const sub = randomUUID();
      provider.people[sub] = { email, email_verified: true, name: 'Bia Lima' };
      atProvider.push({ sub, ...(await expectStatus(201, begin(email))).body.sign_on });
    }
    const tokens = [];
    for (const { sub, url, secret } of atProvider) {
      const answer = await expectStatus(202, finish(secret, await provider.logIn(url, sub)));
      tokens.push(answer.body.sign_up.token);
    }
    for (const token of tokens) await expectStatus(201, agree(token));
    // Whoever left the provider or the form is forgotten with the next who begins.
    await enter(`caio@${domain}`);
    await expectStatus(201, begin(`davi@${domain}`));
    for (const table of ['begunSignOns', 'begunSignUps'] as const)
      await api.db
        .updateTable(table)
        .set({ expiresAt: new Date(0) })
        .execute();
    await enter(`eva@${domain}`);
    await expectStatus(201, begin(`eva@${domain}`));
    for (const table of ['begunSignOns', 'begunSignUps'] as const)
      expect(await api.db.selectFrom(table).select('hash').execute()).toHaveLength(1);
  });

  test('knows the device of before, and nobody of a domain that is only named', async () => {
    const { office, domain } = await connectedOffice();
    const user = await newUser(api.url, { email: `nina@${domain}` });
    const sub = randomUUID();
    const { device_mark } = (await enter(user.email, sub)).answer.body;
    const { url, secret } = (await begin(user.email)).body.sign_on;
    const again = await call(api.url, 'PUT', '/v1/tokens/sign-on', {
      body: { secret, callback: await provider.logIn(url, sub) },
      headers: { 'device-mark': device_mark },
    });
    expect(again).toMatchObject({ status: 201, body: { device_mark } });
    const named = uniqueDomain();
    await expectStatus(201, office.owner.call('POST', `${office.path}/email-domains`, { domain: named }));
    expect((await begin(`ana@${named}`)).body.keys).toEqual({ email: 'single_sign_on.no_office' });
    const colleague = await newUser(api.url, { email: `ana@${named}` });
    await office.join(colleague, 'viewer');
    const settingsNow = settings({ required: true });
    await expectStatus(200, office.owner.call('PUT', `${office.path}/single-sign-on`, settingsNow));
    expect((await logIn(colleague.email)).status).toBe(201);
    const other = (await begin(`x@${domain}`)).body.sign_on;
    provider.people['ana'] = { email: colleague.email, email_verified: true };
    expect(await finish(other.secret, await provider.logIn(other.url, 'ana'))).toMatchObject(
      refusedFor('foreign_domain'),
    );
  });

  const later = () => Math.floor(Date.now() / 1000) + 600;
  test.each<[string, Parameters<typeof provider.forge>[0]]>([
    ['of another nonce', (claims) => ({ ...claims, nonce: 'x' })],
    ['of another issuer', (claims) => ({ ...claims, iss: 'https://issuer.example' })],
    ['for another client', (claims) => ({ ...claims, aud: 'other' })],
    ['too old', (claims) => ({ ...claims, iat: 1, exp: 2 })],
    ['not signed', 'unsigned'],
    ['signed by somebody else', 'stranger'],
  ])('opens nothing by an ID token %s', async (_, forge) => {
    const { domain } = await connectedOffice();
    provider.forge(forge);
    expect((await enter(`lia@${domain}`)).answer).toMatchObject(refusedFor('untrusted'));
    provider.forge((claims) => ({ ...claims, exp: later() }));
    expect((await enter(`lia@${domain}`)).answer.status).toBe(202);
  });

  test('is believed where the ID token itself tells the address, whoever writes it as text', async () => {
    const { domain } = await connectedOffice();
    const told = { email: `nora@${domain}`, email_verified: 'true', name: 'Nora Reis' };
    provider.forge((claims) => ({ ...claims, ...told }));
    const user = await newUser(api.url, { email: told.email });
    // What the provider would answer when asked for more.
    const asked = { email_verified: false };
    expect((await enter(told.email, undefined, asked)).answer).toMatchObject({
      status: 201,
      body: { user: { id: user.id } },
    });
  });

  test('makes nobody of what is no address, or of a name for her that is longer than any', async () => {
    const { domain } = await connectedOffice();
    const email = `olga@${domain}`;
    for (const [told, key] of [
      [{ email: 7 }, 'foreign_domain'],
      [{ email: `olga reis@${domain}` }, 'unverified'],
      [{ email, sub: 'x'.repeat(256) }, 'unverified'],
    ] as const) {
      provider.forge((claims) => ({ ...claims, email_verified: true, ...told }));
      expect((await enter(email)).answer).toMatchObject(refusedFor(key));
    }
  });

  test('shows in the person’s language that the provider refuses or is down', async () => {
    const { domain } = await connectedOffice();
    const email = `mara@${domain}`;
    const { url, secret } = (await begin(email)).body.sign_on;
    const refusal = await finish(secret, await provider.logIn(url, ''));
    expect(refusal).toMatchObject(refusedFor('refused'));
    expect(JSON.stringify(refusal.body)).not.toContain('<b>');
    const second = (await begin(email)).body.sign_on;
    const back = await provider.logIn(second.url, randomUUID());
    provider.break(true);
    expect(await finish(second.secret, back)).toMatchObject(refusedFor('unreachable'));
    expect(await refusedKeys(begin(email))).toEqual({ email: 'single_sign_on.unreachable' });
  });
});

describe('the owner of an office', () => {
  test('names a provider that answers, whose secret is kept closed and goes to no other', async () => {
    const { office, set } = await connectedOffice();
    const path = `${office.path}/single-sign-on`;
    for (const newcomers of [
      { newcomer_role: 'viewer', newcomer_discipline: 'estrutura' },
      { newcomer_role: 'editor', newcomer_discipline: null },
    ]) {
      await expectStatus(200, set(newcomers));
      expect((await office.owner.call('GET', path)).body).toMatchObject({
        single_sign_on: { issuer: provider.issuer, client_id: 'torre', required: false, ...newcomers },
        callback_url: 'http://torre.test/login/callback',
      });
    }
    const stored = await api.db.selectFrom('identityProviders').select('secret').execute();
    expect(stored.every(({ secret }) => secret.startsWith('sealed:'))).toBe(true);
    for (const [issuer, key] of [
      ['http://provider.example', 'invalid'],
      ['https://10.0.0.1', 'private'],
      ['https://issuer.invalid', 'unreachable'],
      [`${provider.issuer}/other`, 'unfit'],
    ])
      expect(await refusedKeys(set({ issuer }))).toEqual({ issuer: `single_sign_on.issuer.${key}` });
    const other = await openIdentityProvider('http://torre.test/login/callback');
    const moved = await set({ issuer: other.issuer, client_secret: undefined });
    await other.close();
    expect(moved).toMatchObject({ status: 422, body: { keys: { client_secret: 'general.required' } } });
    await expectStatus(204, office.owner.call('DELETE', path));
    expect((await office.owner.call('GET', path)).body.single_sign_on).toBeNull();
  });

  test('proves a domain by DNS, which is then no other office’s', async () => {
    const [office, second] = await Promise.all(
      [1, 2].map(async () => openOffice(await newUser(api.url), 'Escritório')),
    );
    const domain = uniqueDomain();
    const name = (of: TestOffice, given = domain) =>
      of.owner.call('POST', `${of.path}/email-domains`, { domain: given });
    for (const [given, key] of [
      ['Gmail.com', 'public'],
      ['ana@escritorio.com.br', 'invalid'],
      ['localhost', 'invalid'],
    ])
      expect(await refusedKeys(name(office!, given))).toEqual({ domain: `email_domain.${key}` });
    const [mine, theirs] = [await name(office!), await name(second!)].map(({ body }) => body.email_domain);
    expect(mine.record).not.toBe(theirs.record);
    // Naming it again leaves the record that may stand in the DNS by now.
    expect((await name(office!)).body.email_domain).toEqual(mine);
    const prove = (of: TestOffice) => of.owner.call('PUT', `${of.path}/email-domains/${domain}/proof`);
    const refusal = (key: string) => ({ status: 422, body: { keys: { domain: `email_domain.${key}` } } });
    expect(await prove(office!)).toMatchObject(refusal('no_record'));
    records[domain] = [[theirs.record.slice(0, 9), theirs.record.slice(9)]];
    expect(await prove(office!)).toMatchObject(refusal('no_record'));
    expect(await prove(second!)).toMatchObject({ status: 200, body: { email_domain: { domain } } });
    records[domain] = [[mine.record]];
    expect(await prove(office!)).toMatchObject(refusal('taken'));
    expect(await name(await openOffice(office!.owner))).toMatchObject(refusal('taken'));
  });
});
