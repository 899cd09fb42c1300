import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { type LiveService, startLiveService } from '../../support/liveService.ts';
import { call } from '../../support/restCall.ts';
import { sampleFloorGroups } from '../../support/world.ts';

let live: LiveService;
let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  live = await startLiveService();
  gateway = await startGateway(live.url);
  const account = { email: 'ana@example.com', password: 'pa55word!!' };
  await call(live.url, 'POST', '/v1/users', { body: { name: 'Ana Souza', ...account } });
  await call(live.url, 'PUT', '/v1/users/activated', { body: { token: live.mailedToken(account.email) } });
  const { body } = await call(live.url, 'POST', '/v1/tokens/authentication', { body: account });
  token = body.authentication_token.token;
});
afterAll(async () => {
  await gateway.close();
  await live.close();
});

describe('the live service', () => {
  test('moves the list of projects, which the gateway follows and remembers', async () => {
    live.requests.splice(0);
    for (let time = 0; time < 2; time++)
      await gateway.ask('{ viewer { projects { totalCount } } }', { token });
    expect(live.requests.map(({ path, status }) => `${status} ${path}`)).toEqual([
      '301 /v1/projects/?page_size=50',
      '200 /v1/projects?page_size=50',
      '200 /v1/projects?page_size=50',
    ]);
  });

  test('has no call for the own user: a change of nothing shows whose a token is', async () => {
    live.requests.splice(0);
    for (let time = 0; time < 2; time++) {
      const { data, errors } = await gateway.ask('{ viewer { user { name } } }', { token });
      expect(errors).toEqual([]);
      expect(data.viewer.user).toEqual({ name: 'Ana Souza' });
    }
    expect(live.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v1/users/me',
      'PATCH /v1/users',
    ]);
  });

  test('keeps name and address of an account only: other fields are refused unsent, empty ones pass', async () => {
    const signUp =
      'mutation ($input: SignUpInput!) { signUp(input: $input) { user { name } errors { code } } }';
    const person = { name: 'Bia Reis', email: 'bia@example.com', password: 'pa55word!!', city: null };
    live.requests.splice(0);
    const refused = await gateway.ask(signUp, {
      token: null,
      variables: { input: { ...person, city: 'Santos' } },
    });
    expect(refused.errors[0]?.extensions.code).toBe('NOT_SUPPORTED_BY_UPSTREAM');
    expect(live.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    const made = await gateway.ask(signUp, { token: null, variables: { input: person } });
    expect(made.data.signUp).toEqual({ user: { name: 'Bia Reis' }, errors: [] });
    const update = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
      user { name city } errors { code } } }`;
    // What a form with empty fields sends.
    const form = {
      name: 'Ana Lima',
      currentPassword: 'x',
      city: null,
      birthDate: null,
      professionalEmail: null,
    };
    const changed = await gateway.ask(update, { token, variables: { input: form } });
    expect(changed.data.updateProfile).toEqual({ user: { name: 'Ana Lima', city: null }, errors: [] });
    const lost = await gateway.ask(update, { token, variables: { input: { ...form, companyName: 'Obra' } } });
    expect(lost.errors[0]?.extensions.code).toBe('NOT_SUPPORTED_BY_UPSTREAM');
    await gateway.ask(update, { token, variables: { input: { name: 'Ana Souza' } } });
  });

  test('cannot revoke a token, invite back, or know members', async () => {
    const { errors } = await gateway.ask('mutation { logOut(input: {}) { loggedOut } }', { token });
    expect(errors[0]?.extensions.code).toBe('NOT_SUPPORTED_BY_UPSTREAM');
  });

  test('would give unfiltered rows for a filter it does not know, so the filter is refused', async () => {
    const project = { name: 'Ipê', state: 'SP', city: 'Santos', phase: 'basic_project' };
    const { body } = await call(live.url, 'POST', '/v1/projects', { token, body: project });
    await call(live.url, 'POST', `/v1/projects/${body.project.id}/units`, {
      token,
      body: { name: 'A', type: 'tower', data: { floor_groups: sampleFloorGroups } },
    });
    const { errors } = await gateway.ask('{ viewer { projects(state: "RJ") { totalCount } } }', { token });
    expect(errors[0]?.extensions.code).toBe('NOT_SUPPORTED_BY_UPSTREAM');
  });

  test('gets the address of the client, so that its limits count clients', async () => {
    live.requests.splice(0);
    await gateway.ask('{ viewer { pendingInvitations { totalCount } } }', {
      token,
      headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' },
    });
    expect(live.requests[0]?.headers['x-forwarded-for']).toBe('198.51.100.7');
  });
});
