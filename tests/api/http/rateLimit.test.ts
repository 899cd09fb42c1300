import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Bucket, takeCall } from '../../../api/http/rateLimit/tokenBucket.ts';
import { SharedBuckets } from '../../../api/http/rateLimit/sharedBuckets.ts';
import { type Answer, call } from '../../support/restCall.ts';
import { startGateway } from '../../support/servers/gatewayServer.ts';
import { serveApi } from '../../support/served.ts';
import { newUser, uniqueEmail } from '../../support/world.ts';

const api = await serveApi({ rateLimit: true });

test('calls are limited per client address', async () => {
  const get = (address: string) =>
    call(api.url, 'GET', '/v1/healthcheck', { headers: { 'x-forwarded-for': address } });
  // However slow the machine: calls come in faster than 30 a second, so the burst runs out.
  const answers: Answer[] = [];
  const end = Date.now() + 20_000;
  while (Date.now() < end && !answers.some((answer) => answer.status === 429)) {
    answers.push(...(await Promise.all(Array.from({ length: 50 }, () => get('203.0.113.1')))));
  }
  const refused = answers.filter((answer) => answer.status === 429);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(120);
  expect(refused[0]?.headers.get('retry-after')).toBe('1');
  expect(refused[0]?.headers.get('ratelimit-remaining')).toBe('0');
  // Seconds until the whole burst is there again.
  expect(refused[0]?.headers.get('ratelimit-reset')).toBe('4');
  expect(refused[0]?.body.code).toBe('RATE_LIMITED');
  const other = await get('203.0.113.2');
  expect(other.status).toBe(200);
  expect(other.headers.get('ratelimit-remaining')).toBe('119');
  expect(other.headers.get('ratelimit-reset')).toBe('1');
});

test('the graph also says how many calls are left, for new and for known operations', async () => {
  const gateway = await startGateway(api.url);
  const { token } = await newUser(api.url);
  const left: unknown[] = [];
  for (let at = 0; at < 3; at++) {
    const { extensions } = await gateway.ask('{ viewer { user { name } } }', { token });
    left.push(extensions.callsRemaining);
  }
  await gateway.close();
  for (const calls of left) expect(calls).toBeGreaterThan(0);
});

test('a bucket holds 120 calls and fills by 30 a second', () => {
  const rate = { perSecond: 30, burst: 120 };
  let bucket: Bucket | undefined;
  const callsAt = (now: number) => {
    let calls = 0;
    for (;;) {
      const taken = takeCall(bucket, now, rate);
      bucket = taken.bucket;
      if (!taken.allowed) return calls;
      calls += 1;
    }
  };
  expect([callsAt(0), callsAt(0), callsAt(1000), callsAt(1500), callsAt(3_600_000)]).toEqual([
    120, 0, 30, 15, 120,
  ]);
});

test('a process reserves eight calls of the shared bucket at once', async () => {
  const rate = { perSecond: 0.001, burst: 20 };
  const [one, other] = [new SharedBuckets(api.db, rate), new SharedBuckets(api.db, rate)];
  const address = uniqueEmail();
  expect([await one.take(address), await other.take(address)]).toEqual([19, 11]);
});

test('processes over one database share a bucket', async () => {
  const rate = { perSecond: 0.001, burst: 20 };
  const processes = [1, 2].map(() => new SharedBuckets(api.db, rate, 4));
  const address = uniqueEmail();
  const letIn = async (calls: number) => {
    const taken = Array.from({ length: calls }, (_, at) => processes[at % 2]!.take(address));
    return (await Promise.all(taken)).filter((left) => left !== undefined).length;
  };
  expect(await letIn(10)).toBe(10);
  expect(await letIn(60)).toBe(10);
  expect(await processes[0]!.take(uniqueEmail())).toBe(19);
  // Ten hours later it is full again.
  const filledAt = new Date(Date.now() - 36_000_000);
  await api.db.updateTable('callBuckets').set({ filledAt }).execute();
  await delay(120);
  // More than a bucket for each: one that takes a batch for its last call keeps the rest.
  expect(await letIn(60)).toBe(20);
  await processes[0]!.forget(Date.now() + 1000);
  expect(await api.db.selectFrom('callBuckets').selectAll().execute()).toEqual([]);
});
