import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { call } from '../support/restCall.ts';

type Asked = { service: string; gateway: string; token: string; ms: number };

/** How long cheap calls took, ms. */
type CheapTimes = { '/v1': number[]; graph: number[] };

/** Cheap calls of one person for so many ms, by a thread of its own: who reads large answers keeps itself waiting. */
export const cheapCalls = (asked: Asked): Promise<CheapTimes> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: asked });
    thread.once('message', resolve).once('error', reject);
  });

async function measure({ service, gateway, token, ms }: Asked): Promise<CheapTimes> {
  const query = { query: '{ viewer { user { name } } }' };
  const kinds = {
    '/v1': () => call(service, 'GET', '/v1/users/me', { token }),
    graph: () =>
      call(gateway, 'POST', '/graphql', { token, body: query, headers: { accept: 'application/json' } }),
  };
  const times: CheapTimes = { '/v1': [], graph: [] };
  for (const end = performance.now() + ms; performance.now() < end;) {
    for (const kind of ['/v1', 'graph'] as const) {
      const begun = performance.now();
      const { status } = await kinds[kind]();
      if (status !== 200) throw new Error(`A cheap call was answered ${status}`);
      times[kind].push(performance.now() - begun);
    }
    await pause(20);
  }
  return times;
}

// A thread's port has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
if (!isMainThread) parentPort?.postMessage(await measure(workerData as Asked));
