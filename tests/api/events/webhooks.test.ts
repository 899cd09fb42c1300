import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startWebhooks } from '../../../api/webhooks/deliver.ts';
import { dropOldDeliveries } from '../../../api/webhooks/deliveryRepository.ts';
import { guardedPost } from '../../../api/webhooks/guardedPost.ts';
import { isPublicAddress } from '../../../api/webhooks/publicAddress.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { call } from '../../support/restCall.ts';
import { WebhookReceiver } from '../../support/servers/webhookReceiver.ts';
import { expectStatus, newUser, password, type TestUser } from '../../support/world.ts';

let api: TestApi;
let owner: TestUser;
const receiver = new WebhookReceiver();
beforeAll(async () => {
  api = await startApi({ webhookLocalhost: true });
  await receiver.open();
});
afterAll(async () => {
  await api.close();
  await receiver.close();
});
beforeEach(async () => {
  owner = await newUser(api.url);
});
afterEach(() => receiver.received.splice(0));

const patient = { timeout: 20_000, interval: 50 };
const hookOf = async (user: TestUser, given: object = {}) => {
  const body = { url: `${receiver.url}/`, events: ['project', 'unit', 'member'], ...given };
  const { webhook, secret } = (await expectStatus(201, user.call('POST', '/v1/webhooks', body))).body;
  receiver.secret = secret;
  return { ...webhook, secret, path: `/v1/webhooks/${webhook.id}` };
};
const deliveriesOf = async (user: TestUser, path: string) =>
  (await expectStatus(200, user.call('GET', `${path}/deliveries`))).body.deliveries;
/** Lets what waits for its next attempt be due now. */
async function hurry() {
  await api.db
    .updateTable('webhookDeliveries')
    .set({ nextAt: new Date(0) })
    .where('nextAt', 'is not', null)
    .execute();
  // Any call that is no read wakes the queue, which would look again after some seconds.
  await call(api.url, 'POST', '/v1/nothing');
}

test('a change of the chosen kinds and project is delivered with a signature', async () => {
  const [told, other] = [await owner.project(), await owner.project()];
  const hook = await hookOf(owner, { events: ['unit'], project_id: told.id });
  expect(hook.secret).toMatch(/^whsec_.{43}=$/);
  await other.unit();
  const unit = await told.unit({ name: 'Torre B' });
  await (await unit.option()).module();
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patient);
  expect(receiver.received[0]).toMatchObject({
    type: 'unit.created',
    isSigned: true,
    data: { project_id: told.id, entity_id: unit.id, entity_name: 'Torre B', user_name: 'Ana Souza' },
  });
  await vi.waitFor(
    async () =>
      expect(await deliveriesOf(owner, hook.path)).toMatchObject([
        {
          id: receiver.received[0]?.id,
          event: 'unit.created',
          status: 'delivered',
          attempts: 1,
          response_status: 200,
        },
      ]),
    patient,
  );
  const { body } = await owner.call('GET', '/v1/webhooks');
  expect(body.webhooks).toMatchObject([{ id: hook.id, project_name: expect.any(String), enabled: true }]);
  expect(JSON.stringify(body)).not.toContain('whsec_');
});

test('what the receiver fails to take is sent again under the same id, and not held up by another', async () => {
  const hook = await hookOf(owner, { url: `${receiver.url}/tripping` });
  await hookOf(owner, { url: `${receiver.url}/silent` });
  await hookOf(owner, { url: `${receiver.url}/well` });
  receiver.answers['/tripping'] = [500, 302];
  receiver.answers['/silent'] = [0];
  const before = performance.now();
  await owner.project();
  await vi.waitFor(() => expect(receiver.of('/well')).toHaveLength(1), patient);
  expect(performance.now() - before).toBeLessThan(9_000);
  for (const attempts of [1, 2, 3]) {
    await vi.waitFor(() => expect(receiver.of('/tripping')).toHaveLength(attempts), patient);
    await vi.waitFor(
      async () =>
        expect((await deliveriesOf(owner, hook.path))[0]).toMatchObject({
          attempts,
          status: attempts === 3 ? 'delivered' : 'waiting',
          response_status: [500, 302, 200][attempts - 1],
        }),
      patient,
    );
    const [{ attempted_at: sent, next_at: next }] = await deliveriesOf(owner, hook.path);
    const waits = next && Math.floor((Date.parse(next) - Date.parse(sent)) / 1000);
    expect(waits).toBe([5, 15, null][attempts - 1]);
    await hurry();
  }
  expect(new Set(receiver.of('/tripping').map(({ id }) => id)).size).toBe(1);
  expect(receiver.of('/redirected')).toEqual([]);
}, 60_000);

test('somebody who leaves a project gets that delivery and none after it, not even pending ones', async () => {
  const guest = await newUser(api.url, { name: 'Bruno Lima' });
  const project = await owner.project();
  await project.share(guest, 'project:view');
  const [hook, bound] = [
    await hookOf(guest, { url: `${receiver.url}/guest` }),
    await hookOf(guest, { url: `${receiver.url}/bound`, project_id: project.id }),
  ];
  receiver.answers['/guest'] = [503];
  await project.unit({ name: 'Antes' });
  await vi.waitFor(() => expect(receiver.of('/bound')).toHaveLength(1), patient);
  await vi.waitFor(
    async () =>
      expect((await deliveriesOf(guest, hook.path))[0]).toMatchObject({ status: 'waiting', attempts: 1 }),
    patient,
  );
  const [waited] = await deliveriesOf(guest, hook.path);
  await expectStatus(200, owner.call('DELETE', `${project.path}/members/${guest.id}`));
  await project.unit({ name: 'Depois' });
  await expectStatus(200, owner.call('PATCH', project.path, { name: 'Segredo' }));
  await hurry();
  await vi.waitFor(() => expect(receiver.of('member.deleted').length).toBeGreaterThan(0), patient);
  await vi.waitFor(async () => expect(await deliveriesOf(guest, hook.path)).toHaveLength(1), patient);
  expect(receiver.of('/guest').map(({ type }) => type)).toEqual(['unit.created', 'member.deleted']);
  await expectStatus(404, guest.call('POST', `${hook.path}/deliveries/${waited.id}/redeliver`));
  expect(JSON.stringify((await guest.call('GET', bound.path)).body)).not.toContain('Segredo');
}, 60_000);

test('a test and a redelivery are sent now and tell what became of them', async () => {
  const hook = await hookOf(owner, { url: `${receiver.url}/tried` });
  receiver.answers['/tried'] = [401];
  const tested = () => owner.call('POST', `${hook.path}/test`);
  expect((await expectStatus(200, tested())).body.delivery).toMatchObject({
    event: 'webhook.test',
    status: 'failed',
    failure: 'status',
    response_status: 401,
  });
  const { delivery } = (await expectStatus(200, tested())).body;
  expect(delivery).toMatchObject({ status: 'delivered', failure: null, attempts: 1 });
  const again = owner.call('POST', `${hook.path}/deliveries/${delivery.id}/redeliver`);
  expect((await expectStatus(200, again)).body.delivery).toMatchObject({ status: 'delivered', attempts: 2 });
  expect(receiver.received.map(({ isSigned }) => isSigned)).toEqual([true, true, true]);

  receiver.answers['/tried'] = [0];
  const hung = tested();
  await vi.waitFor(() => expect(receiver.received).toHaveLength(4), patient);
  await delay(200);
  receiver.hangUp();
  const { duration_ms, ...lost } = (await expectStatus(200, hung)).body.delivery;
  expect(lost).toMatchObject({ status: 'failed', failure: 'unreachable', response_status: null });
  expect(duration_ms).toBeGreaterThan(199);
  expect(duration_ms).toBeLessThan(20_000);

  const { secret } = (await expectStatus(201, owner.call('POST', `${hook.path}/secret`))).body;
  expect(secret).not.toBe(receiver.secret);
  for (const each of [receiver.secret, secret]) {
    receiver.secret = each;
    await tested();
    expect(receiver.received.at(-1)?.isSigned).toBe(true);
  }
});

test('a receiver that accepts nothing in time, or is gone, is switched off and its owner gets a mail', async () => {
  const hook = await hookOf(owner, { url: `${receiver.url}/gone` });
  receiver.answers['/gone'] = [410];
  const project = await owner.project();
  await vi.waitFor(
    async () =>
      expect((await owner.call('GET', hook.path)).body.webhook).toMatchObject({
        enabled: false,
        off_reason: 'gone',
      }),
    patient,
  );
  await project.unit();
  const on = await expectStatus(200, owner.call('PATCH', hook.path, { enabled: true }));
  expect(on.body.webhook).toMatchObject({ enabled: true, off_reason: null, failing_since: null });

  receiver.answers['/gone'] = [500];
  await project.unit({ name: 'Torre B' });
  await vi.waitFor(() => expect(receiver.of('/gone')).toHaveLength(2), patient);
  await vi.waitFor(
    async () => expect((await deliveriesOf(owner, hook.path))[0].failure).toBe('status'),
    patient,
  );
  const daysAgo = new Date(Date.now() - 72 * 3_600_000);
  await api.db.updateTable('webhooks').set({ failingSince: daysAgo }).where('id', '=', hook.id).execute();
  await api.db
    .updateTable('webhookDeliveries')
    .set({ queuedAt: daysAgo })
    .where('webhookId', '=', hook.id)
    .execute();
  receiver.answers['/gone'] = [500];
  await hurry();
  await vi.waitFor(
    async () =>
      expect((await owner.call('GET', hook.path)).body.webhook).toMatchObject({
        enabled: false,
        off_reason: 'failing',
      }),
    patient,
  );
  const mails = await api.db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', owner.email)
    .execute();
  expect(mails.filter(({ subject }) => subject.includes('webhook'))).toHaveLength(2);
  expect((await deliveriesOf(owner, hook.path)).map(({ status }: { status: string }) => status)).toEqual([
    'failed',
    'failed',
  ]);
}, 60_000);

test('what is under way when a webhook is switched off is not sent again, and a test that is taken heals', async () => {
  const hook = await hookOf(owner, { url: `${receiver.url}/paused` });
  receiver.answers['/paused'] = [0];
  await owner.project();
  await vi.waitFor(() => expect(receiver.of('/paused')).toHaveLength(1), patient);
  await expectStatus(200, owner.call('PATCH', hook.path, { enabled: false }));
  receiver.hangUp();
  const shown = async () => (await owner.call('GET', hook.path)).body.webhook;
  await vi.waitFor(async () => expect((await shown()).failing_since).not.toBeNull(), patient);
  expect(await deliveriesOf(owner, hook.path)).toMatchObject([
    { status: 'failed', failure: 'unreachable', next_at: null },
  ]);
  await owner.call('POST', `${hook.path}/test`);
  expect((await shown()).failing_since).toBeNull();
});

test('a replaced secret signs for a day, whatever replaces it meanwhile', async () => {
  const hook = await hookOf(owner, { url: `${receiver.url}/rotated` });
  const renew = async () => (await expectStatus(201, owner.call('POST', `${hook.path}/secret`))).body.secret;
  const signing = async (...secrets: string[]) => {
    const signed: boolean[] = [];
    for (const secret of secrets) {
      receiver.secret = secret;
      await expectStatus(200, owner.call('POST', `${hook.path}/test`));
      signed.push(receiver.received.at(-1)!.isSigned);
    }
    return signed;
  };
  const stored = api.db.selectFrom('webhookSecrets').where('webhookId', '=', hook.id);
  const ends = async () => {
    const rows = stored.select('expiresAt').where('expiresAt', 'is not', null).orderBy('id');
    return (await rows.execute()).map(({ expiresAt }) => expiresAt);
  };
  const second = await renew();
  const [end, ...others] = await ends();
  expect(Math.abs(Date.parse(end!) - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000);
  expect(others).toEqual([]);
  const third = await renew();
  expect(await ends()).toEqual([end, expect.any(String)]);
  expect(await signing(hook.secret, second, third)).toEqual([true, true, true]);
  const past = { expiresAt: new Date(Date.now() - 1000) };
  await api.db.updateTable('webhookSecrets').set(past).where('expiresAt', 'is not', null).execute();
  expect(await signing(hook.secret, second, third)).toEqual([false, false, true]);
  await renew();
  expect(await stored.select('id').execute()).toHaveLength(2);
});

test('changes come one by one in their order, the oldest first, and are listed newest first', async () => {
  const hook = await hookOf(owner, { url: `${receiver.url}/ordered` });
  await expectStatus(200, owner.call('PATCH', hook.path, { events: ['project', 'unit', 'invitation'] }));
  await api.db
    .updateTable('webhooks')
    .set({ busyUntil: new Date('2100-01-01') })
    .where('id', '=', hook.id)
    .execute();
  const project = await owner.project();
  for (const name of ['A', 'B', 'C']) await project.unit({ name: `Torre ${name}` });
  const invite = { email: 'rara@example.com', permissions: ['view'] };
  await expectStatus(200, owner.call('POST', `${project.path}/invite`, invite));
  await api.db
    .updateTable('webhooks')
    .set({ busyUntil: new Date(0) })
    .where('id', '=', hook.id)
    .execute();
  await hurry();
  await vi.waitFor(() => expect(receiver.of('/ordered')).toHaveLength(5), patient);
  // Where an invitation went is told to nobody.
  const names = receiver.of('/ordered').map(({ data }) => data['entity_name']);
  expect(names.slice(1)).toEqual(['Torre A', 'Torre B', 'Torre C', null]);
  await vi.waitFor(async () => {
    const deliveries: { event: string; status: string }[] = await deliveriesOf(owner, hook.path);
    expect(deliveries.map(({ event, status }) => `${event} ${status}`)).toEqual(
      ['invitation.created', 'unit.created', 'unit.created', 'unit.created', 'project.created'].map(
        (event) => `${event} delivered`,
      ),
    );
  }, patient);
});

test('an account has twenty webhooks at most; each changes in what is named alone', async () => {
  const project = await owner.project();
  const hook = await hookOf(owner, { url: 'https://example.com/', project_id: project.id });
  const shown = async () => (await owner.call('GET', hook.path)).body.webhook;
  let expected = await shown();
  for (const change of [
    { url: 'https://example.org/' },
    { events: ['member'] },
    { enabled: false },
    { enabled: true },
    { project_id: null },
  ]) {
    expected = { ...expected, ...change, updated_at: expect.any(String) };
    if ('project_id' in change) expected.project_name = null;
    await expectStatus(200, owner.call('PATCH', hook.path, change));
    expect(await shown()).toEqual(expected);
  }
  for (let made = 1; made < 20; made += 1) await hookOf(owner);
  const more = await owner.call('POST', '/v1/webhooks', { url: 'https://example.com/', events: ['unit'] });
  expect(more).toMatchObject({ status: 422, body: { keys: { url: 'webhook.too_many|{"max":20}' } } });
  const stranger = await newUser(api.url);
  for (const [method, path] of [
    ['GET', hook.path],
    ['PATCH', hook.path],
    ['GET', `${hook.path}/deliveries`],
  ] as const)
    expect(
      (await stranger.call(method, path, method === 'PATCH' ? { enabled: false } : undefined)).status,
    ).toBe(404);
});

test('two processes over one database send each change once', async () => {
  const second = startWebhooks(api.context);
  await hookOf(owner, { url: `${receiver.url}/one` });
  await hookOf(owner, { url: `${receiver.url}/two` });
  const project = await owner.project();
  await Promise.all(['A', 'B', 'C', 'D'].map((name) => project.unit({ name: `Torre ${name}` })));
  for (let round = 0; round < 20; round += 1) second.wake();
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(10), patient);
  await second.close();
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(10);
  expect(receiver.received).toHaveLength(10);
});

test('a new password switches webhooks off', async () => {
  const hook = await hookOf(owner);
  const body = { password: 'outra-senha-40', current_password: password };
  await expectStatus(200, owner.call('PATCH', '/v1/users', body));
  expect((await owner.call('GET', hook.path)).body.webhook).toMatchObject({
    enabled: false,
    off_reason: 'password',
  });
});

test('a token makes no webhook, and one for a project sees none', async () => {
  const project = await owner.project();
  const make = async (body: object) =>
    (await expectStatus(201, owner.call('POST', '/v1/tokens/api', { name: 'Script', ...body }))).body
      .api_token.token;
  const [all, bound] = [await make({}), await make({ project_id: project.id })];
  const body = { url: 'https://example.com/', events: ['unit'] };
  for (const token of [all, bound])
    expect((await call(api.url, 'POST', '/v1/webhooks', { token, body })).status).toBe(403);
  expect((await call(api.url, 'GET', '/v1/webhooks', { token: all })).status).toBe(200);
  expect((await call(api.url, 'GET', '/v1/webhooks', { token: bound })).status).toBe(403);
});

test('addresses that are not public are refused, when named and when a name leads there', async () => {
  const closed = await startApi();
  const user = await newUser(closed.url);
  const make = (url: string) => user.call('POST', '/v1/webhooks', { url, events: ['unit'] });
  for (const url of [
    receiver.url,
    'https://localhost/',
    'https://localhost./',
    'https://LOCALHOST../',
    'https://intra.localhost/',
    'https://127.0.0.1./',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://0x7f.1/',
  ])
    expect((await expectStatus(422, make(url))).body.keys.url).toBe('webhook.url.private');
  for (const url of ['http://example.com/', 'https://ana:senha@example.com/', 'ftp://example.com/', 'x'])
    expect((await expectStatus(422, make(url))).body.keys.url).toBe('webhook.url.https');
  const { webhook } = (await expectStatus(201, make('https://example.com/'))).body;
  // As a name does that is changed after it was checked.
  for (const url of [`http://localhost:${new URL(receiver.url).port}/`, 'https://192.168.0.1/']) {
    await closed.db.updateTable('webhooks').set({ url }).where('id', '=', webhook.id).execute();
    const { delivery } = (await user.call('POST', `/v1/webhooks/${webhook.id}/test`)).body;
    expect(delivery).toMatchObject({ status: 'failed', failure: 'private_address', response_status: null });
  }
  expect(receiver.received).toEqual([]);
  await closed.close();
}, 60_000);

test('a receiver that speaks no TLS is told apart from one that is not there', async () => {
  const gone = new WebhookReceiver();
  await gone.open();
  const { url } = gone;
  await gone.close();
  const tried = { headers: {}, body: '{}' };
  const sent = [receiver.url.replace('http:', 'https:'), url].map((to) => guardedPost(to, tried, true));
  expect(await Promise.all(sent)).toMatchObject([
    { failure: 'tls', responseStatus: null },
    { failure: 'unreachable', responseStatus: null },
  ]);
});

test('deliveries that ended are forgotten after a week; those that wait are not', async () => {
  const hook = await hookOf(owner, { url: `${receiver.url}/kept` });
  for (let sent = 0; sent < 3; sent += 1) await expectStatus(200, owner.call('POST', `${hook.path}/test`));
  const [fresh, old, waiting] = await deliveriesOf(owner, hook.path);
  const change = (id: string, given: { queuedAt: Date; nextAt?: Date }) =>
    api.db.updateTable('webhookDeliveries').set(given).where('id', '=', id).execute();
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await change(fresh.id, { queuedAt: daysAgo(6.9) });
  await change(old.id, { queuedAt: daysAgo(7.1) });
  await change(waiting.id, { queuedAt: daysAgo(7.2), nextAt: new Date('2100-01-01') });
  await dropOldDeliveries(api.db);
  const left = (await deliveriesOf(owner, hook.path)).map(({ id }: { id: string }) => id);
  expect(new Set(left)).toEqual(new Set([fresh.id, waiting.id]));
});

/** The first and last of the addresses that are nobody's server, between those before and after, which are public. */
const f7 = ':ffff:ffff:ffff:ffff:ffff:ffff:ffff';
const ends: readonly [before: string | null, first: string, last: string, after: string | null][] = [
  [null, '0.0.0.0', '0.255.255.255', '1.0.0.0'],
  ['9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
  ['100.63.255.255', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
  ['126.255.255.255', '127.0.0.0', '127.255.255.255', '128.0.0.0'],
  ['169.253.255.255', '169.254.0.0', '169.254.255.255', '169.255.0.0'],
  ['172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
  ['191.255.255.255', '192.0.0.0', '192.0.0.255', '192.0.1.0'],
  ['192.0.1.255', '192.0.2.0', '192.0.2.255', '192.0.3.0'],
  ['192.88.98.255', '192.88.99.0', '192.88.99.255', '192.88.100.0'],
  ['192.167.255.255', '192.168.0.0', '192.168.255.255', '192.169.0.0'],
  ['198.17.255.255', '198.18.0.0', '198.19.255.255', '198.20.0.0'],
  ['198.51.99.255', '198.51.100.0', '198.51.100.255', '198.51.101.0'],
  ['203.0.112.255', '203.0.113.0', '203.0.113.255', '203.0.114.0'],
  ['223.255.255.255', '224.0.0.0', '255.255.255.255', null],
  [null, '::', `1fff${f7}`, '2000::'],
  [`2000${f7}`, '2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', '2001:200::'],
  [
    '2001:db7:ffff:ffff:ffff:ffff:ffff:ffff',
    '2001:db8::',
    '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff',
    '2001:db9::',
  ],
  [`2001${f7}`, '2002::', `2002${f7}`, '2003::'],
  [`3ffe${f7}`, '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff', '3fff:1000::'],
  [`3fff${f7}`, '4000::', `ffff${f7}`, null],
];

test.each(ends)('of %s, %s, %s and %s the first and last are public', (before, first, last, after) => {
  const beside = [before, after].filter((address) => address !== null);
  expect(beside.filter((address) => !isPublicAddress(address))).toEqual([]);
  expect([first, last].filter(isPublicAddress)).toEqual([]);
});

test.each(
  [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
  ].concat([
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ]),
)('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.32.0.1', '2600:1f18::1'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);
