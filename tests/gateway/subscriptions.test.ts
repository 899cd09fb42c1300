import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from 'graphql-sse';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startApi, type TestApi } from '../support/apiServer.ts';
import { startGateway, type TestGateway } from '../support/gatewayServer.ts';
import { type LiveService, startLiveService } from '../support/liveService.ts';
import { call } from '../support/restCall.ts';
import { newUser, sampleProject } from '../support/world.ts';

type Event = { data?: Record<string, unknown> | null; errors?: readonly { extensions?: object }[] };

/** Events of a subscription as they come; `next` waits for one. */
function subscribe(gateway: TestGateway, token: string, query: string) {
  const headers = { authorization: `Bearer ${token}` };
  const client = createClient({ url: gateway.url, headers, retryAttempts: 0 });
  const events = client.iterate({ query });
  return {
    next: async () => (await events.next()).value as Event,
    end: async () => {
      await events.return?.();
      client.dispose();
    },
  };
}

const projectEvents = (id: string) =>
  `subscription { projectChanged(projectId: "${id}") { action subject actorName project { name city } } }`;
const notificationEvents = 'subscription { notifications { viewer { pendingInvitations { totalCount } } } }';

/** Long enough for a poll or two, which happen every 50 ms. */
const settle = () => delay(300);

const patient = { timeout: 20_000 };

describe('on a service with events', () => {
  let api: TestApi;
  let gateway: TestGateway;

  beforeAll(async () => {
    api = await startApi();
    gateway = await startGateway(api.url);
  });
  afterAll(async () => {
    await gateway.close();
    await api.close();
  });

  /** The gateway hears the events of this user. */
  const opened = (userId: number) =>
    vi.waitFor(() => expect(api.context.events.countOf(userId)).toBe(1), patient);

  test('a change in a project arrives with what the project is now', async () => {
    const user = await newUser(api.url);
    const project = await user.project();
    const events = subscribe(gateway, user.token, projectEvents(project.id));
    const first = events.next();
    await opened(user.id);
    await user.call('PATCH', project.path, { city: 'Santos' });
    expect((await first).data?.['projectChanged']).toMatchObject({
      action: 'updated',
      subject: 'project',
      actorName: user.name,
      project: { city: 'Santos' },
    });
    const second = events.next();
    await project.unit();
    expect((await second).data?.['projectChanged']).toMatchObject({ action: 'created', subject: 'unit' });
    await events.end();
  });

  test('a new invitation arrives', async () => {
    const [owner, guest] = [await newUser(api.url), await newUser(api.url)];
    const project = await owner.project();
    const events = subscribe(gateway, guest.token, notificationEvents);
    const first = events.next();
    await opened(guest.id);
    await owner.call('POST', `${project.path}/invite`, { email: guest.email, permissions: ['project:view'] });
    expect((await first).data).toEqual({
      notifications: { viewer: { pendingInvitations: { totalCount: 1 } } },
    });
    await events.end();
  });

  test('a stranger hears nothing of a project', async () => {
    const [owner, stranger] = [await newUser(api.url), await newUser(api.url)];
    const { id } = await owner.project();
    const events = subscribe(gateway, stranger.token, projectEvents(id));
    expect((await events.next()).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    await events.end();
  });

  test('one subscription more than a user may hold open is refused', async () => {
    const user = await newUser(api.url);
    const held = Array.from({ length: 20 }, () => subscribe(gateway, user.token, notificationEvents));
    for (const { next } of held) void next().catch(() => {});
    await vi.waitFor(() => expect(api.context.events.countOf(user.id)).toBe(20), patient);
    const more = subscribe(gateway, user.token, notificationEvents);
    expect((await more.next()).errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    await Promise.all([...held, more].map(({ end }) => end()));
  });
});

describe('on a service without events', () => {
  let live: LiveService;
  let gateway: TestGateway;
  let token: string;
  let projectId: string;

  beforeAll(async () => {
    live = await startLiveService();
    gateway = await startGateway(live.url, { eventPoll: 50 });
    const account = { email: 'ana@example.com', password: 'pa55word!!' };
    await call(live.url, 'POST', '/v1/users', { body: { name: 'Ana Souza', ...account } });
    await call(live.url, 'PUT', '/v1/users/activated', { body: { token: live.mailedToken(account.email) } });
    token = (await call(live.url, 'POST', '/v1/tokens/authentication', { body: account })).body
      .authentication_token.token;
    const made = await call(live.url, 'POST', '/v1/projects', {
      token,
      body: { name: 'Ipê', ...sampleProject },
    });
    projectId = made.body.project.id;
  });
  afterAll(async () => {
    await gateway.close();
    await live.close();
  });

  /** The gateway has asked for this often enough to know how it was. */
  const polled = async (path: string) => {
    live.requests.splice(0);
    const asked = () => live.requests.filter((request) => request.path === path).length;
    await vi.waitFor(() => expect(asked()).toBeGreaterThan(2), patient);
  };

  test('a change is found by asking, and the asking ends with the subscription', async () => {
    const events = subscribe(gateway, token, projectEvents(projectId));
    const first = events.next();
    await polled(`/v1/projects/${projectId}`);
    await call(live.url, 'PATCH', `/v1/projects/${projectId}`, { token, body: { city: 'Santos' } });
    expect((await first).data?.['projectChanged']).toMatchObject({
      action: 'updated',
      project: { city: 'Santos' },
    });
    const second = events.next();
    await call(live.url, 'DELETE', `/v1/projects/${projectId}`, { token });
    expect((await second).data?.['projectChanged']).toMatchObject({ action: 'deleted', project: null });
    await events.end();
    await settle();
    const asked = live.requests.length;
    await settle();
    expect(live.requests.length).toBe(asked);
  });

  test('an invitation is found by asking', async () => {
    const project = await call(live.url, 'POST', '/v1/projects', {
      token,
      body: { name: 'Jatobá', ...sampleProject },
    });
    const events = subscribe(gateway, token, notificationEvents);
    const first = events.next();
    await polled('/v1/users/pending-invitations');
    const body = { email: 'ana@example.com', permissions: ['project:view'] };
    await call(live.url, 'POST', `/v1/projects/${project.body.project.id}/invite`, { token, body });
    expect((await first).data).toEqual({
      notifications: { viewer: { pendingInvitations: { totalCount: 1 } } },
    });
    await events.end();
  });
});
