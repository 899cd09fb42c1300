import { describe, expect, test } from 'vitest';
import { codeAt, stepAt } from '../../../api/secondFactor/totp.ts';
import { Passkey } from '../../support/passkey.ts';
import { call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import { expectStatus, newUser, password, refusedKeys, type TestUser } from '../../support/world.ts';

const api = await serveApi();

const factors = '/v1/users/me/second-factors';
const own = { current_password: password };
const begin = async (user: TestUser, kind = 'passkey', name = 'Chave') =>
  (await expectStatus(201, user.call('POST', factors, { kind, name, ...own }))).body.second_factor;
const confirm = (user: TestUser, id: string, proof: object) => user.call('PUT', `${factors}/${id}`, proof);
const listed = async (user: TestUser) => (await user.call('GET', factors)).body;

async function withPasskey(user: TestUser, name = 'Chave') {
  const [passkey, { id, passkey_options }] = [new Passkey(), await begin(user, 'passkey', name)];
  const { body } = await expectStatus(200, confirm(user, id, { credential: passkey.made(passkey_options) }));
  return { passkey, id, codes: body.recovery_codes as string[] };
}

async function asked({ email }: TestUser) {
  const answer = call(api.url, 'POST', '/v1/tokens/authentication', { body: { email, password } });
  return (await expectStatus(202, answer)).body.second_factor;
}
const prove = (token: string, proof: object) =>
  call(api.url, 'POST', '/v1/tokens/second-factor', { body: { token, ...proof } });

describe('an account with passkeys', () => {
  test('is asked for them by their site, and opened by each of them', async () => {
    const user = await newUser(api.url, { name: 'Bia Nunes' });
    const first = await begin(user);
    expect([first.secret, first.uri]).toEqual([null, null]);
    expect(JSON.parse(first.passkey_options)).toMatchObject({
      rp: { id: 'torre.test', name: 'Torre' },
      user: { name: user.email, displayName: 'Bia Nunes' },
      excludeCredentials: [],
      attestation: 'none',
      authenticatorSelection: { userVerification: 'preferred' },
    });
    const [one, other] = [await withPasskey(user, 'Chave azul'), await withPasskey(user, 'Telefone')];
    // Further ones bring no codes, or those that somebody wrote down would be void.
    expect([one.codes.length, other.codes]).toEqual([10, []]);
    const known = [one, other].map(({ passkey: { id } }) => ({
      id,
      type: 'public-key',
      transports: ['internal', 'hybrid'],
    }));
    expect(JSON.parse((await begin(user)).passkey_options).excludeCredentials).toEqual(known);
    const both = [
      { id: one.id, kind: 'passkey', name: 'Chave azul', last_used_at: null },
      { id: other.id, kind: 'passkey', name: 'Telefone', last_used_at: null },
    ];
    expect(await listed(user)).toMatchObject({ second_factors: both, recovery_codes_left: 10 });

    for (const { passkey } of [one, other, one]) {
      const { token, kinds, passkey_options } = await asked(user);
      expect(kinds).toEqual(['passkey']);
      expect(JSON.parse(passkey_options)).toMatchObject({ rpId: 'torre.test', allowCredentials: known });
      const opened = await prove(token, { credential: passkey.used(passkey_options) });
      expect(opened).toMatchObject({ status: 201, body: { user: { id: user.id } } });
    }
    const [used] = (await listed(user)).second_factors;
    expect(Math.abs(Date.now() - Date.parse(used.last_used_at))).toBeLessThan(60_000);
  });

  test.each<[string, (passkey: Passkey, options: string, others: Passkey) => string]>([
    ['of another site', (passkey, options) => passkey.used(options, { site: 'torre.example' })],
    ['of another page', (passkey, options) => passkey.used(options, { origin: 'http://torre.example' })],
    ['over another challenge', (passkey, options) => passkey.used(options, { challenge: 'AAAA' })],
    ['that counts no further: a copy', (passkey, options) => passkey.used(options, { counter: 1 })],
    ['of somebody else', (_, options, others) => others.used(options)],
    ['of somebody else under its name', ({ id }, options, others) => others.used(options, { id })],
    ['that can not be read', () => '{"id":1}'],
  ])('is not opened by a proof %s', async (_, answer) => {
    const [user, stranger] = [await newUser(api.url), await newUser(api.url)];
    const [{ passkey }, others] = [await withPasskey(user), await withPasskey(stranger)];
    const once = await asked(user);
    const proof = { credential: passkey.used(once.passkey_options) };
    expect((await prove(once.token, proof)).status).toBe(201);
    const { token, passkey_options } = await asked(user);
    const refused = { status: 422, body: { keys: { credential: 'account.second_factor.passkey' } } };
    // What opened a log-in opens no other.
    for (const credential of [answer(passkey, passkey_options, others.passkey), proof.credential])
      expect(await prove(token, { credential })).toMatchObject(refused);
    expect((await prove(token, { credential: passkey.used(passkey_options) })).status).toBe(201);
  });

  test('has none of them set up by a wrong proof, for somebody else, or twice', async () => {
    const [user, stranger] = [await newUser(api.url), await newUser(api.url)];
    const [passkey, { id, passkey_options: options }] = [new Passkey(), await begin(user)];
    const wrong = [{ site: 'torre.example' }, { origin: 'http://torre.example' }, { challenge: 'AAAA' }];
    for (const credential of [...wrong.map((differing) => passkey.made(options, differing)), '{'])
      expect((await confirm(user, id, { credential })).body.keys).toEqual({
        credential: 'account.second_factor.passkey',
      });
    expect((await confirm(user, id, { code: '000000' })).body.keys).toEqual({
      credential: 'general.required',
    });
    const credential = passkey.made(options);
    expect((await confirm(stranger, id, { credential })).status).toBe(404);
    expect((await listed(user)).second_factors).toEqual([]);
    await expectStatus(200, confirm(user, id, { credential }));
    expect((await confirm(user, id, { credential })).status).toBe(404);
    // One that is begun takes the place of another that was, never of one that is set up.
    const [lost, begun] = [await begin(user), await begin(user, 'totp')];
    expect(
      (await confirm(user, lost.id, { credential: new Passkey().made(lost.passkey_options) })).status,
    ).toBe(404);
    expect((await confirm(user, begun.id, { credential })).body.keys).toEqual({ code: 'general.required' });
  });

  test('beside an app opens by either, and keeps its codes until the last is removed', async () => {
    const user = await newUser(api.url);
    const { passkey, id, codes } = await withPasskey(user);
    const app = await begin(user, 'totp', 'Celular');
    const code = codeAt(app.secret, stepAt(Date.now()) - 1);
    const confirmed = await expectStatus(200, confirm(user, app.id, { code }));
    expect(confirmed.body).toMatchObject({ second_factor: { kind: 'totp' }, recovery_codes: [] });
    const [byKey, byCode] = [await asked(user), await asked(user)];
    expect(byKey.kinds).toEqual(['passkey', 'totp']);
    const credential = passkey.used(byKey.passkey_options);
    expect((await prove(byCode.token, { code: codeAt(app.secret, stepAt(Date.now()) + 1) })).status).toBe(
      201,
    );
    expect(await refusedKeys(prove(byKey.token, { credential }))).toEqual({ token: 'account.token.invalid' });
    const again = await asked(user);
    expect((await prove(again.token, { credential: passkey.used(again.passkey_options) })).status).toBe(201);

    await expectStatus(204, user.call('DELETE', `${factors}/${id}`, own));
    const { kinds, passkey_options, token } = await asked(user);
    expect([kinds, passkey_options]).toEqual([['totp'], null]);
    expect((await listed(user)).recovery_codes_left).toBe(10);
    expect((await prove(token, { recovery_code: codes[3] })).status).toBe(201);
    await expectStatus(204, user.call('DELETE', `${factors}/${app.id}`, own));
    expect(await listed(user)).toEqual({ second_factors: [], recovery_codes_left: 0 });
  });
});
