import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';

const [seconds, perSecond] = [4, 100];

/** What became of the calls; `most`: how many one address may make in that time, over all processes. */
type Flood = { answered: number; refused: number; other: number; most: number };

/** Calls /v1 from one address a hundred times a second for four seconds, or what a slow machine makes of them. */
export async function flood(base: string): Promise<Flood> {
  const agent = new Agent({ localAddress: '127.0.9.9' });
  const counts = { answered: 0, refused: 0, other: 0 };
  const call = async () => {
    const { statusCode, body } = await request(new URL('/v1/healthcheck', base), { dispatcher: agent });
    await body.dump();
    counts[statusCode === 200 ? 'answered' : statusCode === 429 ? 'refused' : 'other'] += 1;
  };
  const calls: Promise<void>[] = [];
  const started = performance.now();
  for (let count = 0; count < seconds * 10; count += 1) {
    for (let each = 0; each < perSecond / 10; each += 1) calls.push(call());
    await wait(100);
  }
  await Promise.all(calls);
  // 120 at once and 30 a second.
  const most = 120 + Math.ceil((30 * (performance.now() - started)) / 1_000);
  await agent.destroy();
  return { ...counts, most };
}
