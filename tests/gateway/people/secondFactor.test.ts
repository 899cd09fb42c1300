import { describe, expect, test } from 'vitest';
import { codeAt, stepAt } from '../../../api/secondFactor/totp.ts';
import { serveGateway } from '../../support/served.ts';
import { newUser, password, type TestUser } from '../../support/world.ts';

const { api, gateway } = await serveGateway();

const change = async (field: string, input: object, selection: string, token: string | null = null) => {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} errors { code path key message } } }`;
  return (await gateway.ask(query, { variables: { input }, token })).data?.[field];
};

async function withTotp(user: TestUser) {
  const input = { kind: 'TOTP', name: 'Celular', currentPassword: password };
  const begun = await change('beginSecondFactor', input, 'secondFactorId secret uri', user.token);
  expect(begun).toMatchObject({ errors: [], uri: expect.stringContaining(begun.secret) });
  const code = codeAt(begun.secret, stepAt(Date.now()) - 1);
  const proof = { secondFactorId: begun.secondFactorId, code };
  const selection = 'recoveryCodes viewer { secondFactors { nodes { id kind name } recoveryCodesLeft } }';
  const confirmed = await change('confirmSecondFactor', proof, selection, user.token);
  return { id: begun.secondFactorId, secret: begun.secret, ...confirmed };
}

const logIn = ({ email }: TestUser) =>
  change(
    'logIn',
    { email, password },
    'token user { id } secondFactor { token expiresAt kinds passkeyOptions }',
  );

describe('a second factor', () => {
  test('is set up, asked for and removed', async () => {
    const user = await newUser(api.url);
    const { id, secret, errors, recoveryCodes, viewer } = await withTotp(user);
    expect([errors, recoveryCodes.length]).toEqual([[], 10]);
    expect(viewer.secondFactors).toEqual({
      nodes: [{ id, kind: 'TOTP', name: 'Celular' }],
      recoveryCodesLeft: 10,
    });
    const first = await logIn(user);
    // Who knows nothing of a second step finds a refusal and no token.
    expect(first).toMatchObject({ token: null, user: null, errors: [{ code: 'SECOND_FACTOR_REQUIRED' }] });
    expect(first.errors[0].message).toMatch(/second step/);
    expect(first.secondFactor).toMatchObject({ kinds: ['TOTP'], passkeyOptions: null });
    const { token } = first.secondFactor;
    const wrong = await change('confirmLogIn', { token, code: '000000' }, 'token');
    expect(wrong).toMatchObject({
      token: null,
      errors: [{ path: ['code'], key: 'account.second_factor.wrong' }],
    });
    const code = codeAt(secret, stepAt(Date.now()) + 1);
    const opened = await change('confirmLogIn', { token, code }, 'token deviceMark user { email }');
    expect(opened).toMatchObject({ errors: [], user: { email: user.email }, deviceMark: expect.any(String) });
    const { data } = await gateway.ask('{ viewer { user { email } } }', { token: opened.token });
    expect(data.viewer.user.email).toBe(user.email);
    const again = await change('confirmLogIn', { token, code }, 'token');
    expect(again.errors).toMatchObject([{ code: 'INVALID_TOKEN' }]);

    const renew = { currentPassword: password };
    const renewed = await change('renewRecoveryCodes', renew, 'recoveryCodes', user.token);
    const second = await logIn(user);
    const by = (recoveryCode: string) =>
      change('confirmLogIn', { token: second.secondFactor.token, recoveryCode }, 'token');
    expect((await by(recoveryCodes[0])).errors).toMatchObject([{ path: ['recoveryCode'] }]);
    expect((await by(renewed.recoveryCodes[0])).errors).toEqual([]);

    const removal = { secondFactorId: id, currentPassword: password };
    const left = 'viewer { secondFactors { nodes { id } recoveryCodesLeft } }';
    const removed = await change('removeSecondFactor', removal, left, user.token);
    expect(removed.viewer.secondFactors).toEqual({ nodes: [], recoveryCodesLeft: 0 });
    expect((await logIn(user)).token).toEqual(expect.any(String));
  });

  test('takes the password, and is read by its id by nobody else', async () => {
    const user = await newUser(api.url);
    const input = { kind: 'PASSKEY', name: 'Chave', currentPassword: 'not the one' };
    const refused = await change('beginSecondFactor', input, 'secondFactorId', user.token);
    expect(refused.errors).toMatchObject([{ path: ['currentPassword'], key: 'account.password.wrong' }]);
    const { id } = await withTotp(user);
    const query = 'query ($id: ID!) { node(id: $id) { ... on SecondFactor { name } } }';
    const read = async ({ token }: TestUser) =>
      (await gateway.ask(query, { variables: { id }, token })).data.node;
    expect(await read(user)).toEqual({ name: 'Celular' });
    expect(await read(await newUser(api.url))).toBeNull();
  });
});
