import { describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { serveStub } from '../../support/served.ts';

const user = { id: 7, name: 'Ana Souza', email: 'ana@example.com', activated: true };
const { upstream, gateway } = await serveStub({ 'GET /v1/users/me': { body: { user } } });

describe('trouble of one call', () => {
  test('stays with its field', async () => {
    upstream.on({
      'GET /v1/users/pending-invitations': { status: 500, body: { error: 'broken' } },
      'GET /v1/users/collaborators': { body: { users: [{ id: 'x' }] } },
      'GET /v1/tokens/api': { status: 501, body: { error: 'none here' } },
      'GET /v1/structures?page_size=50': {
        status: 429,
        headers: { 'retry-after': '60' },
        body: { error: 'slow down' },
      },
    });
    const { data, errors } = await gateway.ask(
      '{ viewer { user { name } pendingInvitations { totalCount } collaborators { name } apiTokens { totalCount } structures { totalCount } } }',
    );
    expect(data.viewer).toMatchObject({
      user: { name: 'Ana Souza' },
      pendingInvitations: null,
      collaborators: null,
    });
    expect(Object.fromEntries(errors.map(({ path, extensions }) => [path?.[1], extensions.code]))).toEqual({
      pendingInvitations: 'UPSTREAM_UNAVAILABLE',
      collaborators: 'UPSTREAM_BAD_REPLY',
      apiTokens: 'NOT_SUPPORTED_BY_UPSTREAM',
      structures: 'RATE_LIMITED',
    });
  });

  test('of the user leaves the projects alone', async () => {
    upstream.on({
      'GET /v1/users/me': { status: 500, body: { error: 'broken' } },
      'GET /v1/projects/?page_size=50&with_totals=false': { body: { projects: [], metadata: {} } },
    });
    const { data, errors } = await gateway.ask(
      '{ viewer { user { name } projects { totalCount isPartial } } }',
    );
    expect(data.viewer).toEqual({ user: null, projects: { totalCount: 0, isPartial: false } });
    expect(errors.map(({ path, extensions }) => [path?.[1], extensions.code])).toEqual([
      ['user', 'UPSTREAM_UNAVAILABLE'],
    ]);
    upstream.on({ 'GET /v1/users/me': { body: { user } } });
  });

  test('of the user is not taken for a person nobody knows', async () => {
    upstream.on({
      'GET /v1/users/me': { status: 500, body: { error: 'broken' } },
      'GET /v1/users/collaborators': { body: { users: [] } },
    });
    const variables = { id: toGlobalId('User', '7') };
    const { errors } = await gateway.ask('query($id: ID!) { node(id: $id) { id } }', { variables });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_UNAVAILABLE']);
    upstream.on({ 'GET /v1/users/me': { body: { user } } });
  });

  test.each([
    [400, []],
    [403, []],
    [404, []],
    [405, []],
    [422, []],
    [401, ['UNAUTHENTICATED']],
    [500, ['UPSTREAM_UNAVAILABLE']],
  ])('of a service that names nobody, with %i to an empty change: %j', async (status, codes) => {
    const refused = { status, body: { error: 'refused' } };
    const { gateway: live } = await serveStub({
      'GET /v1/users/me': { status: 404, body: { error: 'no such page' } },
      'PATCH /v1/users': refused,
      'GET /v1/users/collaborators': { body: { users: [] } },
    });
    const variables = { id: toGlobalId('User', '7') };
    const { data, errors } = await live.ask('query($id: ID!) { node(id: $id) { id } }', { variables });
    expect([data.node, errors.map(({ extensions }) => extensions.code)]).toEqual([null, codes]);
  });

  test('of a change is an error, never half a success', async () => {
    upstream.on({
      'POST /v1/tokens/authentication': { status: 201, body: { user } },
      'POST /v1/users': { status: 503, body: { error: 'closed' } },
    });
    const logIn = await gateway.ask(
      'mutation { logIn(input: { email: "a@b.cc", password: "x" }) { token } }',
    );
    expect(logIn.errors[0]?.extensions.code).toBe('UPSTREAM_BAD_REPLY');
    upstream.calls.splice(0);
    const signUp = await gateway.ask(
      'mutation { signUp(input: { name: "A B", email: "a@b.cc", password: "12345678" }) { user { id } } }',
    );
    expect(signUp.errors[0]?.extensions.code).toBe('OUTCOME_UNKNOWN');
    // A change is never repeated: nobody knows whether the first one arrived.
    expect(upstream.taken()).toEqual(['POST /v1/users']);
  });
});

describe('calls', () => {
  test('that need no account carry no token, so that an expired one cannot break them', async () => {
    upstream.on({ 'POST /v1/tokens/password-reset': { status: 202, body: { message: 'sent' } } });
    upstream.calls.splice(0);
    await gateway.ask('mutation { requestPasswordReset(input: { email: "a@b.cc" }) { message } }', {
      token: 'dead',
    });
    expect(upstream.calls[0]?.headers['authorization']).toBeUndefined();
  });

  test('of the whole account page are one each', async () => {
    upstream.on({
      'GET /v1/users/pending-invitations': { body: { invitations: null } },
      'GET /v1/tokens/api': { body: { api_tokens: [] } },
    });
    upstream.taken();
    const { errors } = await gateway.ask(
      '{ viewer { user { name } again: user { email } pendingInvitations { totalCount } apiTokens { totalCount } } }',
    );
    expect(errors).toEqual([]);
    expect(upstream.taken().toSorted()).toEqual([
      'GET /v1/tokens/api',
      'GET /v1/users/me',
      'GET /v1/users/pending-invitations',
    ]);
  });
});
