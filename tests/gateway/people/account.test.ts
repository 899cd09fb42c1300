import { describe, expect, test } from 'vitest';
import { mailedToken } from '../../support/mailedToken.ts';
import { serveGateway } from '../../support/served.ts';
import { newUser, password, uniqueEmail } from '../../support/world.ts';

const { api, gateway } = await serveGateway();

const change = async (field: string, input: object, selection: string, token: string | null = null) => {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} errors { code path key message } } }`;
  const answer = await gateway.ask(query, { variables: { input }, token });
  return { ...answer, payload: answer.data?.[field] };
};
const mailToken = (email: string) => mailedToken(api.db, email);

describe('an account', () => {
  test('keeps the whole profile and shows it to its owner', async () => {
    const profile = {
      professionalNumber: 'CREA 123',
      birthDate: '1990-05-17',
      city: 'Recife',
      activityArea: 'Estruturas',
      professionalEmail: 'ana@engenharia.example.com',
      companyName: 'Souza Engenharia',
    };
    const email = uniqueEmail();
    const { payload } = await change(
      'signUp',
      { name: 'Ana Souza', email, password, ...profile },
      'user { id }',
    );
    expect(payload.errors).toEqual([]);
    const { payload: login } = await change(
      'logIn',
      { email, password },
      'token expiresAt user { id activated }',
    );
    expect(login.user).toEqual({ id: payload.user.id, activated: false });
    const fields = Object.keys(profile).join(' ');
    const { data } = await gateway.ask(`{ viewer { user { id createdAt ${fields} } } }`, {
      token: login.token,
    });
    expect(data.viewer.user).toMatchObject({ id: payload.user.id, ...profile });
    const again = await gateway.ask('query ($id: ID!) { node(id: $id) { ... on User { email } } }', {
      token: login.token,
      variables: { id: payload.user.id },
    });
    expect(again.data.node).toEqual({ email });
  });

  test('is let in again with the mark its device was given', async () => {
    const { email } = await newUser(api.url);
    const first = await change('logIn', { email, password }, 'deviceMark');
    const mark: string = first.payload.deviceMark;
    expect(mark).toMatch(/^[A-Z2-7]{26}$/);
    const deviceMarks = ['of another service\r\nx: y', mark];
    const again = await change('logIn', { email, password, deviceMarks }, 'deviceMark token');
    expect(again.payload).toMatchObject({ deviceMark: mark, token: expect.any(String) });
  });

  test('is refused field by field, with the keys forms translate', async () => {
    const input = { name: 'Ana', email: 'nobody', password: 'short', birthDate: '2024-01-01' };
    const { payload } = await change('signUp', input, 'user { id }');
    expect(payload.user).toBeNull();
    const codes = payload.errors.map(
      ({ path, key }: { path: string[]; key: string }) => `${path.join('.')}: ${key}`,
    );
    expect(codes.toSorted()).toEqual([
      'birthDate: account.birth_date.age|{"age":18}',
      'email: general.email',
      'name: account.name.full',
      'password: account.password.min|{"min":8}',
    ]);
  });

  test('says in the language of the request what is wrong', async () => {
    const query = 'mutation { requestActivation(input: { email: "x" }) { message errors { message } } }';
    const { data } = await gateway.ask(query, { token: null, headers: { 'accept-language': 'en-US' } });
    expect(data.requestActivation.errors[0].message).toMatch(/valid email/);
  });

  test('answers a reset request alike for known and unknown emails', async () => {
    const { email } = await newUser(api.url);
    const known = await change('requestPasswordReset', { email }, 'message');
    const unknown = await change('requestPasswordReset', { email: uniqueEmail() }, 'message');
    expect(known.payload).toEqual(unknown.payload);
    expect(known.payload.errors).toEqual([]);
  });

  test('sets a new password once with the token of the mail', async () => {
    const { email, token } = await newUser(api.url);
    await change('requestPasswordReset', { email }, 'message');
    const input = { token: await mailToken(email), password: 'another1!' };
    expect((await change('resetPassword', input, 'message')).payload.errors).toEqual([]);
    expect((await change('resetPassword', input, 'message')).payload.errors[0].code).toBe('INVALID_TOKEN');
    const { errors } = await gateway.ask('{ viewer { user { id } } }', { token });
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const { payload } = await change('logIn', { email, password: 'another1!' }, 'token');
    expect(payload.token).toMatch(/^[A-Z2-7]{26}$/);
  });

  test('keeps its email until the new one is proved', async () => {
    const { token, email } = await newUser(api.url);
    const next = uniqueEmail();
    const shown = 'user { email pendingEmail city activated }';
    const { payload } = await change(
      'updateProfile',
      { email: next, city: 'Natal', currentPassword: password },
      shown,
      token,
    );
    expect(payload.user).toEqual({ email, pendingEmail: next, city: 'Natal', activated: true });
    const proved = await change('activateAccount', { token: await mailToken(next) }, shown);
    expect(proved.payload.user).toEqual({ email: next, pendingEmail: null, city: 'Natal', activated: true });
    const cleared = await change('updateProfile', { city: null }, 'user { city }', token);
    expect(cleared.payload.user).toEqual({ city: null });
  });

  test('lists its sessions and ends them', async () => {
    const { token, email } = await newUser(api.url);
    const login = { email, password };
    const other = (await change('logIn', login, 'token')).payload.token;
    await change('logIn', login, 'token');
    const shown = 'viewer { sessions(first: 50) { totalCount edges { node { id current device } } } }';
    const { data } = await gateway.ask(`{ ${shown} }`, { token, headers: { 'user-agent': 'script/1' } });
    const nodes = data.viewer.sessions.edges.map((edge: { node: { id: string } }) => edge.node);
    expect(nodes.map((node: { current: boolean }) => node.current)).toEqual([false, false, true]);
    const ended = await change('endSession', { sessionId: nodes[1].id }, shown, token);
    expect(ended.payload.viewer.sessions.totalCount).toBe(2);
    const dead = await gateway.ask('{ viewer { user { id } } }', { token: other });
    expect(dead.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const rest = await gateway.ask(`mutation { endOtherSessions { errors { code } ${shown} } }`, { token });
    expect(rest.data.endOtherSessions.viewer.sessions.totalCount).toBe(1);
  });

  test('logs out at the server, twice without harm', async () => {
    const { token } = await newUser(api.url);
    for (let time = 0; time < 2; time++) {
      const { payload } = await change('logOut', {}, 'loggedOut', token);
      expect(payload).toEqual({ loggedOut: true, errors: [] });
    }
    const { errors } = await gateway.ask('{ viewer { projects { totalCount } } }', { token });
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('can be taken away and deleted by its owner', async () => {
    const user = await newUser(api.url);
    const { data } = await gateway.ask('{ viewer { accountExport user { id } } }', { token: user.token });
    expect(JSON.parse(data.viewer.accountExport).user.email).toBe(user.email);
    // A session that was left open is not enough.
    for (const [input, key] of [
      [{}, 'general.required'],
      [{ currentPassword: 'not the one' }, 'account.password.wrong'],
    ] as const) {
      const refused = await change('deleteAccount', input, 'deletedUserId', user.token);
      expect(refused.payload.errors).toMatchObject([{ path: ['currentPassword'], key }]);
    }
    const { payload } = await change(
      'deleteAccount',
      { currentPassword: password },
      'deletedUserId',
      user.token,
    );
    expect(payload).toEqual({ deletedUserId: data.viewer.user.id, errors: [] });
    const again = await change('logIn', { email: user.email, password }, 'token');
    expect(again.payload.errors[0].code).toBe('INVALID_CREDENTIALS');
  });

  test('tells a token for one project its name and nothing else', async () => {
    const user = await newUser(api.url);
    const { id } = await user.project();
    const body = { name: 'Script', project_id: id };
    const { token } = (await user.call('POST', '/v1/tokens/api', body)).body.api_token;
    const named = await gateway.ask('{ viewer { user { name birthDate createdAt } } }', { token });
    expect(named.data.viewer.user).toEqual({ name: user.name, birthDate: null, createdAt: null });
    const asked = await gateway.ask('{ viewer { user { name email } } }', { token });
    expect(asked.data.viewer.user).toBeNull();
    expect(asked.errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' }, path: ['viewer', 'user', 'email'] },
    ]);
  });

  test('has personal tokens whose secret is shown once', async () => {
    const user = await newUser(api.url);
    const selection = 'token apiToken { id name expiresAt } apiTokenEdge { node { id } }';
    const { payload } = await change('createApiToken', { name: 'Power BI' }, selection, user.token);
    expect(payload.apiToken.name).toBe('Power BI');
    const days = (Date.parse(payload.apiToken.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(365, 1);
    const list = '{ viewer { apiTokens { totalCount edges { node { id name lastUsedAt } } } } }';
    const { data } = await gateway.ask(list, { token: payload.token });
    expect(data.viewer.apiTokens.edges[0].node).toMatchObject({ id: payload.apiToken.id, name: 'Power BI' });
    const { id: projectId } = await user.project();
    const reach = { name: 'Leitura', readOnly: true, projectId };
    const own = 'token apiToken { readOnly projectDatabaseId }';
    const { payload: reader } = await change('createApiToken', reach, own, user.token);
    expect(reader.apiToken).toEqual({ readOnly: true, projectDatabaseId: projectId });
    const rename = await change(
      'updateProject',
      { projectId, name: 'Outro' },
      'project { id }',
      reader.token,
    );
    expect(rename.payload.errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    const seen = await gateway.ask(
      '{ viewer { projects { totalCount } pendingInvitations { totalCount } } }',
      {
        token: reader.token,
      },
    );
    expect(seen.data.viewer).toEqual({ projects: { totalCount: 1 }, pendingInvitations: null });
    expect(seen.errors).toMatchObject([
      { path: ['viewer', 'pendingInvitations'], extensions: { code: 'FORBIDDEN' } },
    ]);
    const input = { apiTokenId: payload.apiToken.id };
    const revoked = await change('revokeApiToken', input, 'revokedApiTokenId', user.token);
    expect(revoked.payload.revokedApiTokenId).toBe(payload.apiToken.id);
    const dead = await gateway.ask(list, { token: payload.token });
    expect(dead.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const foreign = await change('revokeApiToken', { apiTokenId: 'x' }, 'revokedApiTokenId', user.token);
    expect(foreign.payload.errors).toMatchObject([{ code: 'NOT_FOUND', path: ['apiTokenId'] }]);
  });
});

describe('without a token', () => {
  test('viewer is null and changes need a sign-in', async () => {
    const { data, errors } = await gateway.ask('{ viewer { user { name } } }', { token: null });
    expect([data, errors]).toEqual([{ viewer: null }, []]);
    const { errors: refused } = await change('updateProfile', { city: 'Natal' }, 'user { id }');
    expect(refused[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
