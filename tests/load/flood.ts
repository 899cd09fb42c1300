import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';

const [seconds, perSecond] = [10, 100];

/** What one address may call in ten seconds, over all processes: 30 a second, 120 at once. */
export const mostCalls = 420;

/** Calls /v1 from one address a hundred times a second for ten seconds. @returns how many were answered, and refused. */
export async function flood(base: string): Promise<{ answered: number; refused: number; other: number }> {
  const agent = new Agent({ localAddress: '127.0.9.9' });
  const counts = { answered: 0, refused: 0, other: 0 };
  const call = async () => {
    const { statusCode, body } = await request(new URL('/v1/healthcheck', base), { dispatcher: agent });
    await body.dump();
    counts[statusCode === 200 ? 'answered' : statusCode === 429 ? 'refused' : 'other'] += 1;
  };
  const calls: Promise<void>[] = [];
  for (let count = 0; count < seconds * 10; count += 1) {
    for (let each = 0; each < perSecond / 10; each += 1) calls.push(call());
    await wait(100);
  }
  await Promise.all(calls);
  await agent.destroy();
  return counts;
}
