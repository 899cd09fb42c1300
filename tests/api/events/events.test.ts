import { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { recordActivity } from '../../../api/activity/recordActivity.ts';
import { withTransaction } from '../../../api/db/transaction.ts';
import { startApi } from '../../support/servers/apiServer.ts';
import { openEvents, type ServerEvent } from '../../support/eventStream.ts';
import { activateAccount } from '../../support/provedAddress.ts';
import { call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import { expectStatus, newUser, uniqueEmail } from '../../support/world.ts';

const api = await serveApi();

test('events of a project reach its members and nobody else', async () => {
  const owner = await newUser(api.url);
  const viewer = await newUser(api.url);
  const stranger = await newUser(api.url);
  const project = await owner.project();
  await project.share(viewer, 'project:view');
  const [heard, unheard] = [
    await openEvents(api.url, viewer.token),
    await openEvents(api.url, stranger.token),
  ];
  expect(heard.status).toBe(200);
  expect(heard.headers.get('content-type')).toBe('text/event-stream');

  const unit = await project.unit({ name: 'Torre B' });
  expect(await heard.next()).toEqual({
    event: 'project',
    data: {
      id: expect.any(String),
      created_at: expect.any(String),
      project_id: project.id,
      action: 'unit.created',
      entity_type: 'unit',
      entity_id: unit.id,
      entity_name: 'Torre B',
      user_id: owner.id,
      user_name: owner.name,
    },
  });
  await stranger.project();
  expect(await unheard.next()).toMatchObject({ data: { action: 'project.created', user_id: stranger.id } });

  await expectStatus(200, owner.call('DELETE', project.path));
  expect(await heard.next()).toMatchObject({ data: { action: 'project.deleted', project_id: project.id } });
  expect(unheard.waiting()).toBe(0);
  await Promise.all([heard.close(), unheard.close()]);
});

test('tell an email of its invitation, its revocation, and of being taken out of a project', async () => {
  const owner = await newUser(api.url);
  const guest = await newUser(api.url);
  const project = await owner.project();
  const stream = await openEvents(api.url, guest.token);
  const body = { email: guest.email.toUpperCase(), permissions: ['project:view'] };
  const invited = await expectStatus(200, owner.call('POST', `${project.path}/invite`, body));
  const { id } = invited.body.invitation;
  expect(await stream.next()).toMatchObject({
    event: 'invitation',
    data: {
      action: 'invitation.created',
      entity_id: String(id),
      project_id: project.id,
      user_name: owner.name,
    },
  });
  await expectStatus(204, owner.call('DELETE', `${project.path}/invitations/${id}`));
  expect(await stream.next()).toMatchObject({ event: 'invitation', data: { action: 'invitation.revoked' } });

  await project.share(guest, 'project:edit');
  expect(await stream.next()).toMatchObject({ data: { action: 'invitation.created' } });
  expect(await stream.next()).toMatchObject({ event: 'invitation', data: { action: 'invitation.accepted' } });
  expect(await stream.next()).toMatchObject({ event: 'project', data: { action: 'invitation.accepted' } });
  await expectStatus(200, owner.call('DELETE', `${project.path}/members/${guest.id}`));
  expect(await stream.next()).toMatchObject({ event: 'project', data: { action: 'member.deleted' } });
  await stream.close();
});

test('events do not carry changes that were rolled back', async () => {
  const owner = await newUser(api.url);
  const stream = await openEvents(api.url, owner.token);
  const project = await owner.project();
  expect(await stream.next()).toMatchObject({ data: { action: 'project.created' } });
  const work = withTransaction(api.db, async (trx) => {
    const what = { entity: 'unit', verb: 'imagined', entityId: 'none' } as const;
    await recordActivity(trx, { projectId: project.id, user: owner, ...what });
    throw new Error('rolled back');
  });
  await expect(work).rejects.toThrow('rolled back');
  await project.unit();
  expect(await stream.next()).toMatchObject({ data: { action: 'unit.created' } });
  await stream.close();
});

test('a stream of events needs a token and ends with it', async () => {
  expect((await call(api.url, 'GET', '/v1/events')).status).toBe(401);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const user = await newUser(api.url);
    const stream = await openEvents(api.url, user.token);
    await expectStatus(204, user.call('DELETE', '/v1/tokens/authentication'));
    vi.advanceTimersByTime(25_000);
    await expect(stream.ended).resolves.toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test('tell of invitations once the address is proved, without another stream', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const owner = await newUser(api.url);
    const guest = await newUser(api.url, { activated: false });
    const project = await owner.project();
    const stream = await openEvents(api.url, guest.token);
    const invite = () =>
      expectStatus(
        200,
        owner.call('POST', `${project.path}/invite`, { email: guest.email, permissions: ['project:view'] }),
      );
    const first = (await invite()).body.invitation.id;
    await expectStatus(204, owner.call('DELETE', `${project.path}/invitations/${first}`));
    await activateAccount(api.url, guest.id);
    // The next beat of the stream reads who its caller is.
    vi.advanceTimersByTime(25_000);
    await vi.waitFor(() => expect(stream.beats()).toBe(1));
    const { id } = (await invite()).body.invitation;
    // An event of the first may come late, and is the guest's too by then.
    let event = await stream.next();
    while (event.data.entity_id === String(first)) event = await stream.next();
    expect(event).toMatchObject({ data: { action: 'invitation.created', entity_id: String(id) } });
    await stream.close();
  } finally {
    vi.useRealTimers();
  }
});

test('are held open by one user only so many times', async () => {
  const user = await newUser(api.url);
  const streams = [];
  for (let n = 0; n < 20; n += 1) streams.push(await openEvents(api.url, user.token));
  expect((await user.call('GET', '/v1/events')).status).toBe(429);
  await Promise.all(streams.map((stream) => stream.close()));
  await vi.waitFor(() => expect(api.context.events.countOf(user.id)).toBe(0));
});

test('end for who has stopped reading, and leaves out nothing before', async () => {
  const user = await newUser(api.url);
  const stream = await openEvents(api.url, user.token);
  let unread = 1_000_000;
  const length = { configurable: true, get: () => unread };
  Object.defineProperty(ServerResponse.prototype, 'writableLength', length);
  try {
    await user.project({ name: 'Ipê' });
    expect(await stream.next()).toMatchObject({ data: { entity_name: 'Ipê' } });
    unread += 1;
    await user.project({ name: 'Cedro' });
    await stream.ended;
    expect(stream.waiting()).toBe(0);
  } finally {
    Reflect.deleteProperty(ServerResponse.prototype, 'writableLength');
  }
});

test('do not keep the server from closing', async () => {
  const own = await startApi();
  const user = await newUser(own.url);
  const stream = await openEvents(own.url, user.token);
  await own.close();
  await expect(stream.ended).resolves.toBeUndefined();
});

const isPostgres = api.context.databaseKind === 'postgres';
test.runIf(isPostgres)('end when the connection to PostgreSQL does, and work again after', async () => {
  const user = await newUser(api.url);
  const stream = await openEvents(api.url, user.token);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query = 'listen "torre_' || current_schema() || '"'`.execute(api.db);
  await stream.ended;
  const again = await openEvents(api.url, user.token);
  await user.project();
  expect(await again.next()).toMatchObject({ data: { action: 'project.created' } });
  await again.close();
});

/** The actions heard up to `action`; those of the seconds before the break may be among them. */
async function until(
  action: string,
  stream: { next(): Promise<ServerEvent> },
  told = ({ data }: ServerEvent): unknown => data['action'],
): Promise<unknown[]> {
  const heard: ServerEvent[] = [];
  while (heard.at(-1)?.data['action'] !== action) heard.push(await stream.next());
  return heard.map(told);
}

test('missed events come again after the last event id, and only those the caller may see', async () => {
  const owner = await newUser(api.url);
  const guest = await newUser(api.url);
  const stranger = await newUser(api.url);
  const project = await owner.project();
  const first = await openEvents(api.url, owner.token);
  const unit = await project.unit({ name: 'Torre B' });
  await first.next();
  await first.close();
  const invite = { email: guest.email.toUpperCase(), permissions: ['project:view'] };
  const { id } = (await owner.call('POST', `${project.path}/invite`, invite)).body.invitation;
  await expectStatus(200, guest.call('PUT', `/v1/users/reply/${id}`, { status: 'accepted' }));
  const again = await openEvents(api.url, owner.token, first.lastId());
  expect(await until('invitation.accepted', again)).not.toContain('unit.created');
  await again.close();

  const guests = await openEvents(api.url, guest.token, first.lastId());
  const toGuest = await until('invitation.accepted', guests, (heard) => [heard.event, heard.data['action']]);
  expect(toGuest).toContainEqual(['invitation', 'invitation.created']);
  await guests.close();

  const strangers = await openEvents(api.url, stranger.token, first.lastId());
  await owner.call('DELETE', unit.path);
  await stranger.project();
  expect(await strangers.next()).toMatchObject({ data: { user_id: stranger.id } });
  await strangers.close();

  // Whoever was taken out meanwhile hears of that, and of nothing else in it.
  await expectStatus(200, owner.call('DELETE', `${project.path}/members/${guest.id}`));
  await project.unit({ name: 'Torre C' });
  await guest.project();
  const taken = await openEvents(api.url, guest.token, guests.lastId());
  const told = await until('project.created', taken);
  expect([told.includes('member.deleted'), told.includes('unit.created')]).toEqual([true, false]);
  await taken.close();
});

test('a token for one project hears nothing of another, nor whom it was shared with', async () => {
  const owner = await newUser(api.url);
  const [told, other] = [await owner.project(), await owner.project()];
  const body = { name: 'Script', project_id: told.id };
  const made = await expectStatus(201, owner.call('POST', '/v1/tokens/api', body));
  const stream = await openEvents(api.url, made.body.api_token.token);
  await other.unit();
  const invited = { email: uniqueEmail(), permissions: ['project:view'] };
  await expectStatus(200, owner.call('POST', `${told.path}/invite`, invited));
  expect(await stream.next()).toMatchObject({
    event: 'project',
    data: { project_id: told.id, action: 'invitation.created', entity_name: null },
  });
  await told.unit({ name: 'Torre B' });
  expect(await stream.next()).toMatchObject({ data: { action: 'unit.created', entity_name: 'Torre B' } });
  await stream.close();
});

test('more than 200 missed events are not told one by one', async () => {
  const owner = await newUser(api.url);
  const project = await owner.project();
  const first = await openEvents(api.url, owner.token);
  await first.close();
  // An hour later, so that none of the last seconds is told with them.
  const start = Date.now() + 3_600_000;
  const idAt = (moment: number) =>
    `${moment.toString(16).padStart(12, '0').replace(/^.{8}/, '$&-')}-7000-8000-000000000000`;
  const happen = (numbers: number[]) =>
    api.db
      .insertInto('activity')
      .values(
        numbers.map((number) => ({
          id: idAt(start + number),
          projectId: project.id,
          userId: owner.id,
          userName: owner.name,
          action: 'unit.imagined',
          entityType: 'unit',
          entityId: String(number),
        })),
      )
      .execute();
  const last = idAt(start - 6000);
  await happen(Array.from({ length: 200 }, (_, at) => at + 1));
  const whole = await openEvents(api.url, owner.token, last);
  for (const number of [1, 2]) expect(await whole.next()).toMatchObject({ data: { entity_id: `${number}` } });
  await whole.close();
  await happen([201]);
  const over = await openEvents(api.url, owner.token, last);
  expect(await over.next()).toEqual({ event: 'missed', data: {} });
  await over.close();
});

test('that cannot be placed are reported as missed', async () => {
  const user = await newUser(api.url);
  const stream = await openEvents(api.url, user.token, 'yesterday');
  expect(await stream.next()).toEqual({ event: 'missed', data: {} });
  expect(stream.lastId()).toMatch(/^[0-9a-f-]{36}$/);
  await stream.close();
});
