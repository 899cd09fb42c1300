import { describe, expect, test } from 'vitest';
import { codeAt, stepAt, stepOf } from '../../../api/secondFactor/totp.ts';
import { encryptSecret, decryptSecret, encryptSecrets } from '../../../api/secondFactor/secretCipher.ts';
import { saveProvider } from '../../../api/singleSignOn/providerRepository.ts';
import { startApi } from '../../support/servers/apiServer.ts';
import { everything } from '../../support/access/everything.ts';
import { mailedToken, mailsTo, newestMail } from '../../support/mailedToken.ts';
import { call, sortedStatuses } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import {
  expectStatus,
  newUser,
  openOffice,
  password,
  refusedKeys,
  type TestUser,
} from '../../support/world.ts';

const api = await serveApi();

const factors = '/v1/users/me/second-factors';
const logIn = (email: string, secret = password) =>
  call(api.url, 'POST', '/v1/tokens/authentication', { body: { email, password: secret } });
const prove = (token: string, proof: object, headers: Record<string, string> = {}) =>
  call(api.url, 'POST', '/v1/tokens/second-factor', { body: { token, ...proof }, headers });

/** Codes count once: those of tests are of the next step, so that the one of the set-up is older. */
const nextCode = (secret: string) => codeAt(secret, stepAt(Date.now()) + 1);

async function withTotp(user: TestUser) {
  const body = { kind: 'totp', name: 'Celular', current_password: password };
  const begun = await user.call('POST', factors, body);
  expect(begun.status).toBe(201);
  const { id, secret, uri } = begun.body.second_factor;
  const code = codeAt(secret, stepAt(Date.now()) - 1);
  const confirmed = await user.call('PUT', `${factors}/${id}`, { code });
  expect(confirmed.status).toBe(200);
  return { id, secret, uri, codes: confirmed.body.recovery_codes as string[], code };
}

async function begin(user: TestUser, secret = password): Promise<string> {
  const asked = await logIn(user.email, secret);
  expect(asked.status).toBe(202);
  return asked.body.second_factor.token;
}

test('codes are those of RFC 6238, appendix B', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const of = (seconds: number) => codeAt(secret, stepAt(seconds * 1000));
  expect([59, 1111111109, 1111111111, 1234567890, 2000000000, 20000000000].map(of)).toEqual(
    ['94287082', '07081804', '14050471', '89005924', '69279037', '65353130'].map((code) => code.slice(2)),
  );
});

test('a code counts during its step, the one before and the one after', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  for (const now of [1_000_000_020_000, 1_000_000_049_999]) {
    const isTaken = (by: number) =>
      stepOf(secret, codeAt(secret, stepAt(now) + by), now) === stepAt(now) + by;
    expect([-2, -1, 0, 1, 2].map(isTaken)).toEqual([false, true, true, true, false]);
  }
});

describe('an account with an app of codes', () => {
  test('opens with the password and a code, and with neither alone', async () => {
    const user = await newUser(api.url);
    expect((await logIn(user.email)).status).toBe(201);
    const { secret, uri } = await withTotp(user);
    expect(uri).toBe(
      `otpauth://totp/${encodeURIComponent(`Torre:${user.email}`)}?secret=${secret}&issuer=Torre`,
    );
    expect((await newestMail(api.db, user.email)).subject).toBe('A segunda etapa do seu login mudou');
    const asked = await logIn(user.email);
    expect(asked.body).toEqual({
      second_factor: {
        token: expect.stringMatching(/^[A-Z2-7]{26}$/),
        expiry: expect.any(String),
        kinds: ['totp'],
        passkey_options: null,
      },
    });
    const { token } = asked.body.second_factor;
    expect((await call(api.url, 'GET', '/v1/projects', { token })).status).toBe(401);
    const wrong = 'account.second_factor.wrong';
    for (const [proof, keys] of [
      [{ code: '000000' }, { code: wrong }],
      [{ code: '12345' }, { code: 'account.second_factor.code' }],
      [{ recovery_code: 'A' }, { recovery_code: wrong }],
      [{}, { code: 'general.required' }],
      [{ credential: '{' }, { credential: 'account.second_factor.passkey' }],
    ] as const)
      expect(await prove(token, proof)).toMatchObject({ status: 422, body: { keys } });
    const code = nextCode(secret);
    const opened = await prove(token, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(opened).toMatchObject({ status: 201, body: { user: { id: user.id } } });
    const session = opened.body.authentication_token.token;
    expect((await call(api.url, 'GET', '/v1/projects', { token: session })).status).toBe(200);
  });

  test('opens no longer than ten minutes after its password', async () => {
    const user = await newUser(api.url);
    const { codes } = await withTotp(user);
    const token = await begin(user);
    const endAt = (inMs: number) =>
      api.db
        .updateTable('tokens')
        .set({ expiresAt: new Date(Date.now() + inMs) })
        .where('userId', '=', user.id)
        .where('scope', '=', 'second-factor')
        .execute();
    await endAt(-1000);
    expect(await refusedKeys(prove(token, { recovery_code: codes[0] }))).toEqual({
      token: 'account.token.invalid',
    });
    await endAt(60_000);
    expect((await prove(token, { recovery_code: codes[0] })).status).toBe(201);
  });

  test('keeps its secret closed, also one that was stored open', async () => {
    const user = await newUser(api.url);
    const { id, secret } = await withTotp(user);
    const row = api.db.updateTable('secondFactors').where('id', '=', id);
    await row.set({ secret }).execute();
    const dump = async () => (await everything(api)).join();
    expect(await dump()).toContain(secret);
    expect(await encryptSecrets(api.db, api.context.config)).toEqual([]);
    expect((await prove(await begin(user), { code: nextCode(secret) })).status).toBe(201);
    const { secret: fresh } = await withTotp(await newUser(api.url));
    for (const each of [secret, fresh]) expect(await dump()).not.toContain(each);
  });

  test('opens what was sealed before the key had a name, and names it at the next start', async () => {
    const { config } = api.context;
    const user = await newUser(api.url);
    const { id, secret } = await withTotp(user);
    const older = encryptSecret(config, secret).replace(/^sealed:[0-9a-f]{8}:/, 'sealed:');
    expect(decryptSecret(config, older)).toBe(secret);
    await api.db.updateTable('secondFactors').where('id', '=', id).set({ secret: older }).execute();
    expect((await prove(await begin(user), { code: nextCode(secret) })).status).toBe(201);
    expect(await encryptSecrets(api.db, config)).toEqual([]);
    const row = api.db.selectFrom('secondFactors').where('id', '=', id).select('secret');
    const kept = (await row.executeTakeFirstOrThrow()).secret ?? '';
    expect(kept).toMatch(/^sealed:[0-9a-f]{8}:/);
    expect(decryptSecret(config, kept)).toBe(secret);
  });

  test('rotates the key without refusing a code, and reports a start with a wrong one', async () => {
    const apart = await startApi();
    const { config } = apart.context;
    const [old, fresh] = ['b2'.repeat(32), 'C3'.repeat(32)];
    const startWith = (...secondFactorKeys: string[]) => {
      config.secondFactorKeys = secondFactorKeys;
      return encryptSecrets(apart.db, config);
    };
    const [another, lost] = [
      /^The key of second factors is not that of/,
      /^1 apps of codes .* another key/,
    ].map((text): unknown => expect.stringMatching(text));
    // Nobody has a second factor yet.
    await startWith(old);
    expect(await startWith(fresh)).toEqual([another]);
    expect(await startWith(old)).toEqual([another]);
    expect(await startWith(old)).toEqual([]);
    const user = await newUser(apart.url);
    const begun = await user.call('POST', factors, { kind: 'totp', name: 'A', current_password: password });
    const stored = async () => (await everything(apart)).join();
    const of = async () => {
      const { id, secret } = begun.body.second_factor;
      return (await user.call('PUT', `${factors}/${id}`, { code: codeAt(secret, stepAt(Date.now())) }))
        .status;
    };
    const before = await stored();
    expect(await startWith(fresh)).toEqual([another, lost]);
    expect(await startWith(fresh)).toEqual([another, lost]);
    expect(await stored()).toBe(before);
    expect(await startWith(fresh, old)).toEqual([]);
    expect(await stored()).not.toBe(before);
    expect(await startWith(fresh)).toEqual([]);
    expect(await of()).toBe(200);

    // Secrets of each other kind alone keep the known key, too.
    const at = { organizationId: (await openOffice(user)).id, issuer: 'https://id.example', clientId: 'a' };
    const access = { required: false, newcomerPermission: 'project:view', newcomerDiscipline: null } as const;
    const hook = { url: 'https://example.com/', events: ['unit'] };
    const kinds = {
      webhooks: () => expectStatus(201, user.call('POST', '/v1/webhooks', hook)),
      identityProviders: () =>
        saveProvider(apart.db, {
          id: at.organizationId,
          ...at,
          ...access,
          secret: encryptSecret(config, 's'),
        }),
    };
    await apart.db.deleteFrom('secondFactors').execute();
    for (const [table, make] of Object.entries(kinds)) {
      await make();
      const told = [another, expect.stringMatching(/^1 secrets of .* another key/)];
      expect([await startWith(old), await startWith(old)]).toEqual([told, told]);
      expect(await startWith(fresh)).toEqual([]);
      await apart.db.deleteFrom(table as keyof typeof kinds).execute();
    }
    await apart.close();
  });

  test('takes a code once, and of two log-ins with it one', async () => {
    const user = await newUser(api.url);
    const { secret, code: used } = await withTotp(user);
    expect(await refusedKeys(prove(await begin(user), { code: used }))).toEqual({
      code: 'account.second_factor.wrong',
    });
    const [one, other] = [await begin(user), await begin(user)];
    const code = nextCode(secret);
    const both = await Promise.all([prove(one, { code }), prove(other, { code })]);
    expect(sortedStatuses(both)).toEqual([201, 422]);
    // A log-in that was carried out is not carried out again.
    expect(await refusedKeys(prove(one, { code }))).toEqual({ token: 'account.token.invalid' });
  });

  test('is opened by each recovery code once, however it is typed', async () => {
    const user = await newUser(api.url);
    const { codes } = await withTotp(user);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ');
    expect((await prove(await begin(user), { recovery_code: typed })).status).toBe(201);
    expect(await refusedKeys(prove(await begin(user), { recovery_code: codes[0] }))).toEqual({
      recovery_code: 'account.second_factor.wrong',
    });
    const left = (await user.call('GET', factors)).body.recovery_codes_left;
    expect(left).toBe(9);
    const stored = JSON.stringify(await api.db.selectFrom('recoveryCodes').selectAll().execute());
    expect(stored).not.toContain(codes[1]!.replaceAll('-', ''));
    const renewed = await user.call('POST', '/v1/users/me/recovery-codes', { current_password: password });
    expect(renewed.body.recovery_codes).toHaveLength(10);
    expect((await newestMail(api.db, user.email)).text).toContain('novos códigos de recuperação');
    expect(await refusedKeys(prove(await begin(user), { recovery_code: codes[1] }))).toEqual({
      recovery_code: 'account.second_factor.wrong',
    });
  });

  test('stays guarded when the password is reset', async () => {
    const user = await newUser(api.url);
    const { codes } = await withTotp(user);
    await call(api.url, 'POST', '/v1/tokens/password-reset', { body: { email: user.email } });
    const secret = 'uma-torre-de-nove-andares';
    const token = await mailedToken(api.db, user.email);
    await call(api.url, 'PUT', '/v1/users/password', { body: { token, password: secret } });
    expect((await prove(await begin(user, secret), { recovery_code: codes[0] })).status).toBe(201);
  });

  test('leaves personal tokens as they are', async () => {
    const user = await newUser(api.url);
    await withTotp(user);
    const token = (await user.call('POST', '/v1/tokens/api', { name: 'Planilha' })).body.api_token.token;
    expect((await call(api.url, 'GET', '/v1/projects', { token })).status).toBe(200);
    expect(await refusedKeys(call(api.url, 'POST', factors, { token, body: {} }))).toEqual({
      kind: 'general.select',
      name: 'general.required',
    });
    for (const [method, path] of [
      ['DELETE', `${factors}/${crypto.randomUUID()}`],
      ['POST', '/v1/users/me/recovery-codes'],
    ] as const)
      expect(
        (await call(api.url, method, path, { token, body: { current_password: password } })).status,
      ).toBe(403);
  });

  test('mails its owner when one is added or removed', async () => {
    const user = await newUser(api.url);
    const notices = async () => {
      const mails = await mailsTo(api.db, user.email);
      return mails.filter(({ subject }) => subject.includes('segunda etapa'));
    };
    const { id } = await withTotp(user);
    expect(await notices()).toHaveLength(1);
    await expectStatus(204, user.call('DELETE', `${factors}/${id}`, { current_password: password }));
    expect(await notices()).toHaveLength(2);
  });

  test('lets nobody set up, renew or remove anything without the password', async () => {
    const user = await newUser(api.url);
    const { id } = await withTotp(user);
    const calls = [
      ['POST', factors, { kind: 'totp', name: 'Outro' }],
      ['POST', '/v1/users/me/recovery-codes', {}],
      ['DELETE', `${factors}/${id}`, {}],
      ['DELETE', `${factors}/${id}`, undefined],
    ] as const;
    for (const [method, path, body] of calls) {
      const bare = await user.call(method, path, body);
      expect(bare).toMatchObject({ status: 422, body: { keys: { current_password: 'general.required' } } });
      if (body === undefined) continue;
      const wrong = await user.call(method, path, { ...body, current_password: 'not the one' });
      expect(wrong.body.keys).toEqual({ current_password: 'account.password.wrong' });
    }
    expect((await user.call('GET', factors)).body.second_factors).toHaveLength(1);
    const stranger = await newUser(api.url);
    const own = { current_password: password };
    expect((await stranger.call('DELETE', `${factors}/${id}`, own)).status).toBe(404);
    expect((await user.call('DELETE', `${factors}/${id}`, own)).status).toBe(204);
    expect((await logIn(user.email)).status).toBe(201);
    expect((await user.call('GET', factors)).body).toEqual({ second_factors: [], recovery_codes_left: 0 });
    expect((await user.call('POST', '/v1/users/me/recovery-codes', own)).status).toBe(404);
  });

  test('asks for nothing before the first proof', async () => {
    const user = await newUser(api.url);
    const body = { kind: 'totp', name: 'Celular', current_password: password };
    const { id } = (await user.call('POST', factors, body)).body.second_factor;
    expect(await refusedKeys(user.call('PUT', `${factors}/${id}`, { code: '000000' }))).toEqual({
      code: 'account.second_factor.wrong',
    });
    expect((await logIn(user.email)).status).toBe(201);
    const stranger = await newUser(api.url);
    expect((await stranger.call('PUT', `${factors}/${id}`, { code: '000000' })).status).toBe(404);
  });
});

test('guesses at the second factor wait, and delay nobody on a known device', async () => {
  const limited = await startApi({ rateLimit: true });
  try {
    const user = await newUser(limited.url);
    const first = { body: { email: user.email, password } };
    const mark = (await call(limited.url, 'POST', '/v1/tokens/authentication', first)).body.device_mark;
    const { secret } = await withTotp(user);
    const begun = await call(limited.url, 'POST', '/v1/tokens/authentication', first);
    const { token } = begun.body.second_factor;
    const second = (body: object, headers = {}) =>
      call(limited.url, 'POST', '/v1/tokens/second-factor', { body: { token, ...body }, headers });
    const guesses = [];
    for (let tries = 0; tries < 8; tries += 1) guesses.push((await second({ code: '000000' })).status);
    expect(guesses.slice(0, 5)).toEqual(Array(5).fill(422));
    expect(guesses).toContain(429);
    await limited.db
      .updateTable('attempts')
      .set({ nextAt: new Date(Date.now() + 60_000) })
      .where('count', '>=', 5)
      .execute();
    expect((await second({ code: nextCode(secret) })).status).toBe(429);
    const opened = await second({ code: nextCode(secret) }, { 'device-mark': mark });
    expect(opened).toMatchObject({ status: 201, body: { device_mark: mark } });
  } finally {
    await limited.close();
  }
});
