import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from 'graphql-sse';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import {
  parseServerSentEvents,
  type ServerSentEvent,
} from '../../../gateway/subscription/serverSentEvents.ts';
import { readGatewayConfig } from '../../../gateway/config.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { type LiveService, startLiveService } from '../../support/liveService.ts';
import { subscribe } from '../../support/subscribe.ts';
import { call } from '../../support/restCall.ts';
import { newUser, sampleProject } from '../../support/world.ts';

const projectEvents = (id: string) =>
  `subscription { projectChanged(projectId: "${id}") { eventType subjectType actorName project { name city } } }`;
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

  test('a change in a project arrives with what the project is now', async () => {
    const user = await newUser(api.url);
    const project = await user.project();
    const events = subscribe(gateway, user.token, projectEvents(project.id));
    expect((await events.begun()).data?.['projectChanged']).toMatchObject({
      eventType: 'SUBSCRIBED',
      subjectType: 'PROJECT',
      project: { name: expect.any(String) },
    });
    await user.call('PATCH', project.path, { city: 'Santos' });
    expect((await events.next()).data?.['projectChanged']).toMatchObject({
      eventType: 'UPDATED',
      subjectType: 'PROJECT',
      actorName: user.name,
      project: { city: 'Santos' },
    });
    await project.unit();
    expect((await events.next()).data?.['projectChanged']).toMatchObject({
      eventType: 'CREATED',
      subjectType: 'UNIT',
    });
    await events.end();
  });

  test('a change in another project of the same user does not arrive', async () => {
    const user = await newUser(api.url);
    const [watched, other] = [await user.project(), await user.project()];
    const events = subscribe(gateway, user.token, projectEvents(watched.id));
    await events.begun();
    await user.call('PATCH', other.path, { city: 'Recife' });
    await watched.unit();
    // Events come in the order of the changes: the first is not that of the other project.
    expect((await events.next()).data?.['projectChanged']).toMatchObject({
      eventType: 'CREATED',
      subjectType: 'UNIT',
    });
    await events.end();
  });

  test('each event may cost what an operation may', async () => {
    const user = await newUser(api.url);
    const project = await user.project();
    await project.unit();
    const { limits } = readGatewayConfig({ V1_URL: api.url, MAX_COST: '20' });
    const strict = await startGateway(api.url, { limits });
    const query = `subscription { projectChanged(projectId: "${project.id}") { project { city units { nodes { name floors { id } } } } } }`;
    const events = subscribe(strict, user.token, query);
    expect(await events.begun()).not.toHaveProperty('errors');
    for (const city of ['Santos', 'Recife', 'Natal', 'Olinda', 'Belém']) {
      await user.call('PATCH', project.path, { city });
      const { data, errors } = await events.next();
      expect([data?.['projectChanged'], errors]).toMatchObject([{ project: { city } }, undefined]);
    }
    await events.end();
    await strict.close();
  });

  test.each(['text/event-stream', 'multipart/mixed;subscriptionSpec=1.0'])(
    'an event in %s is no longer than an answer may be',
    async (accept) => {
      const user = await newUser(api.url);
      const { id } = await user.project({ name: 'Ipê '.repeat(20).trim() });
      const { limits } = readGatewayConfig({ V1_URL: api.url, MAX_ANSWER_BYTES: '200' });
      const strict = await startGateway(api.url, { limits });
      const leaving = new AbortController();
      const response = await fetch(strict.url, {
        method: 'POST',
        headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json', accept },
        body: JSON.stringify({ query: projectEvents(id) }),
        signal: leaving.signal,
      });
      let text = '';
      for await (const bytes of response.body!) {
        text += new TextDecoder().decode(bytes);
        if (/"code"|"city"/.test(text)) break;
      }
      leaving.abort();
      await strict.close();
      expect(text).toContain('RESPONSE_TOO_LARGE');
    },
  );

  test('a new invitation arrives', async () => {
    const [owner, guest] = [await newUser(api.url), await newUser(api.url)];
    const project = await owner.project();
    const events = subscribe(gateway, guest.token, notificationEvents);
    await events.begun();
    await owner.call('POST', `${project.path}/invite`, { email: guest.email, permissions: ['project:view'] });
    expect((await events.next()).data).toEqual({
      notifications: { viewer: { pendingInvitations: { totalCount: 1 } } },
    });
    await events.end();
  });

  test('an event has a place, and who comes back with it hears what was missed', async () => {
    const user = await newUser(api.url);
    const project = await user.project();
    const url = new URL(gateway.url);
    url.searchParams.set('query', projectEvents(project.id));
    const open = async (last: string | undefined) => {
      const leaving = new AbortController();
      const response = await fetch(url, {
        headers: {
          authorization: `Bearer ${user.token}`,
          accept: 'text/event-stream',
          ...(last === undefined ? {} : { 'last-event-id': last }),
        },
        signal: leaving.signal,
      });
      return { leaving, events: parseServerSentEvents(response.body!) };
    };
    const read = async (events: AsyncGenerator<ServerSentEvent>) => {
      for (;;) {
        const { value } = await events.next();
        const { data, extensions } = JSON.parse(value.data);
        expect(extensions.eventId).toBe(value.id);
        if (data.projectChanged.subjectType !== 'PROJECT') return { id: value.id, ...data.projectChanged };
      }
    };
    const { leaving, events } = await open(undefined);
    await events.next();
    await project.unit();
    const { id } = await read(events);
    leaving.abort();
    await project.share(await newUser(api.url), 'project:view');
    const again = await open(id);
    expect(await read(again.events)).toMatchObject({ eventType: 'INVITED', subjectType: 'INVITATION' });
    again.leaving.abort();
  });

  test('one connection carries many subscriptions, and Apollo gets its parts', async () => {
    const user = await newUser(api.url);
    const project = await user.project();
    const headers = { authorization: `Bearer ${user.token}` };
    const client = createClient({
      url: gateway.url,
      // A copy: the client adds the token of its connection.
      headers: { ...headers },
      retryAttempts: 0,
      singleConnection: true,
    });
    const [ofProject, ofViewer] = [projectEvents(project.id), notificationEvents].map((query) =>
      client.iterate({ query }),
    );
    expect((await ofProject!.next()).value?.data).toMatchObject({
      projectChanged: { eventType: 'SUBSCRIBED' },
    });
    expect((await ofViewer!.next()).value?.data).toMatchObject({ notifications: { viewer: {} } });
    await project.unit();
    expect((await ofProject!.next()).value?.data).toMatchObject({ projectChanged: { subjectType: 'UNIT' } });
    await ofProject!.return?.();
    await ofViewer!.return?.();
    client.dispose();
    await vi.waitFor(() => expect(api.context.events.countOf(user.id)).toBe(0), patient);

    const leaving = new AbortController();
    const response = await fetch(gateway.url, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        accept: 'multipart/mixed;boundary=graphql;subscriptionSpec=1.0,application/json',
      },
      body: JSON.stringify({ query: projectEvents(project.id) }),
      signal: leaving.signal,
    });
    expect(response.headers.get('content-type')).toBe(
      'multipart/mixed;boundary="graphql";subscriptionSpec=1.0',
    );
    let text = '';
    for await (const bytes of response.body!) {
      text += new TextDecoder().decode(bytes);
      if (text.split('\r\n--graphql').length > 2) break;
    }
    const [head = '', payload = '{}'] = text.split('\r\n--graphql')[1]!.trim().split('\r\n\r\n');
    expect(head).toBe('Content-Type: application/json');
    expect(JSON.parse(payload)).toMatchObject({
      payload: { data: { projectChanged: { eventType: 'SUBSCRIBED' } } },
    });
    leaving.abort();
  });

  test('a connection is for who reserved it', async () => {
    const user = await newUser(api.url);
    const ask = (method: string, token?: string, given = user.token) =>
      fetch(gateway.url, {
        method,
        headers: {
          authorization: `Bearer ${given}`,
          ...(token === undefined ? {} : { 'x-graphql-event-stream-token': token }),
        },
      });
    expect((await fetch(gateway.url, { method: 'PUT' })).status).toBe(401);
    const reserved = await ask('PUT');
    expect(reserved.status).toBe(201);
    const token = await reserved.text();
    expect((await ask('GET', token, 'A'.repeat(26))).status).toBe(404);
    const open = await ask('GET', token);
    // A proxy that collected what comes would pass no event on.
    expect([open.status, open.headers.get('x-accel-buffering')]).toEqual([200, 'no']);
    expect((await ask('GET', token)).status).toBe(409);
    await open.body?.cancel();
  });

  test('a request for or in another format is refused with 406 or 415 and its reason', async () => {
    const user = await newUser(api.url);
    const headers = { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ query: notificationEvents });
    const plain = { ...headers, accept: 'application/json' };
    const refused = await fetch(gateway.url, { method: 'POST', headers: plain, body });
    expect(refused.status).toBe(406);
    expect((await refused.json()).errors[0].message).toContain('text/event-stream');
    const sheet = { ...headers, 'content-type': 'text/csv' };
    const unread = await fetch(gateway.url, { method: 'POST', headers: sheet, body });
    expect(unread.status).toBe(415);
    const { errors, extensions } = await unread.json();
    expect(errors[0].message).toContain('application/json');
    expect(extensions).toEqual({ requestId: unread.headers.get('x-request-id') });
    expect(extensions.requestId).toMatch(/\S/);
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
    const open = Array.from({ length: 20 }, () => subscribe(gateway, user.token, notificationEvents));
    for (const { next } of open) void next().catch(() => {});
    await vi.waitFor(() => expect(api.context.events.countOf(user.id)).toBe(20), patient);
    const more = subscribe(gateway, user.token, notificationEvents);
    expect((await more.next()).errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    await Promise.all([...open, more].map(({ end }) => end()));
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
    // That service can't tell a project without a tower.
    const floor = { name: 'Tipo', category: 'standard_floor', area: 90, height: 3, repetition: 1 };
    const tower = { name: 'Torre A', type: 'tower', data: { floor_groups: [floor] } };
    await call(live.url, 'POST', `/v1/projects/${projectId}/units`, { token, body: tower });
  });
  afterAll(async () => {
    await gateway.close();
    await live.close();
  });

  test('a change is found by asking, and the asking ends with the subscription', async () => {
    const events = subscribe(gateway, token, projectEvents(projectId));
    await events.begun();
    await call(live.url, 'PATCH', `/v1/projects/${projectId}`, { token, body: { city: 'Santos' } });
    expect((await events.next()).data?.['projectChanged']).toMatchObject({
      eventType: 'UPDATED',
      project: { city: 'Santos' },
    });
    await call(live.url, 'DELETE', `/v1/projects/${projectId}`, { token });
    expect((await events.next()).data?.['projectChanged']).toMatchObject({
      eventType: 'DELETED',
      project: null,
    });
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
    await events.begun();
    const body = { email: 'ana@example.com', permissions: ['project:view'] };
    await call(live.url, 'POST', `/v1/projects/${project.body.project.id}/invite`, { token, body });
    expect((await events.next()).data).toEqual({
      notifications: { viewer: { pendingInvitations: { totalCount: 1 } } },
    });
    await events.end();
  });
});
