import { beforeEach, expect, it, vi } from 'vitest';
import { ModelFault } from '../../../web/model/ifc/modelFault.ts';
import type { ModelMessage, ModelRequest } from '../../../web/model/modelMessage.ts';
import { readModelFile } from '../../../web/model/readModelFile.ts';

/** A thread that says only what the test lets it say. */
class StillWorker extends EventTarget {
  static all: StillWorker[] = [];
  request: ModelRequest | null = null;
  isEnded = false;

  constructor() {
    super();
    StillWorker.all.push(this);
  }

  postMessage(request: ModelRequest) {
    this.request = request;
  }

  terminate() {
    this.isEnded = true;
  }

  say(data: ModelMessage) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const file = new File(['x'], 'torre.ifc');
const model = { schema: 'IFC4', storeys: [], parts: [], masonry: [], steel: [], notes: [] };

beforeEach(() => {
  StillWorker.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('Worker', StillWorker);
});

it('a body that never ends is given up within seconds, and the lines are read without it', async () => {
  const shares: number[] = [];
  const { done } = readModelFile(file, (share) => shares.push(share));
  const [first] = StillWorker.all;
  expect(first?.request).toEqual({ file, isMeasured: true });
  // Bodies are measured from here on.
  for (const progress of [0.65, 0.7]) {
    first?.say({ progress });
    vi.advanceTimersByTime(14_000);
  }
  expect(first?.isEnded).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(first?.isEnded).toBe(true);
  const [, second] = StillWorker.all;
  expect(second?.request).toEqual({ file, isMeasured: false });
  second?.say({ progress: 0.3 });
  second?.say({ progress: 1 });
  second?.say({ model });
  expect(await done).toEqual(model);
  expect(shares).toEqual([0.65, 0.7, 1]);
  expect(second?.isEnded).toBe(true);
});

it('a file that is not opened within a minute is refused', async () => {
  const { done } = readModelFile(file, () => {});
  const outcome = done.catch((error: unknown) => error);
  vi.advanceTimersByTime(59_000);
  StillWorker.all[0]?.say({ progress: 0.3 });
  vi.advanceTimersByTime(59_000);
  expect(StillWorker.all[0]?.isEnded).toBe(false);
  vi.advanceTimersByTime(1_000);
  const error = await outcome;
  expect(error instanceof ModelFault && error.reason).toBe('unreadable');
  expect(StillWorker.all.map(({ isEnded }) => isEnded)).toEqual([true]);
});

it('what is read again is waited for as the first time, and takes nothing back', () => {
  const shares: number[] = [];
  readModelFile(file, (share) => shares.push(share)).done.catch(() => {});
  const [first] = StillWorker.all;
  for (const progress of [0.2, 0.7, 0.2, 0.5]) first?.say({ progress });
  vi.advanceTimersByTime(59_000);
  expect([StillWorker.all.length, first?.isEnded]).toEqual([1, false]);
  expect(shares).toEqual([0.2, 0.7]);
});

it('without bodies too silence refuses a model, and so does a thread that breaks; it may be cancelled as well', async () => {
  const begun = [0, 1, 2].map(() => readModelFile(file, () => {}));
  const outcomes = begun.map(({ done }) => done.catch((error: unknown) => error));
  // Of the last, all bodies are measured.
  for (const [at, first] of StillWorker.all.entries()) first.say({ progress: at === 2 ? 0.95 : 0.65 });
  vi.advanceTimersByTime(15_000);
  const [, , measured, refused, cancelled] = StillWorker.all;
  begun[1]?.cancel();
  refused?.say({ progress: 0.7 });
  vi.advanceTimersByTime(15_000);
  expect([measured, refused, cancelled].map((each) => each?.isEnded)).toEqual([false, true, true]);
  measured?.dispatchEvent(new Event('error'));
  const unreadable = { reason: 'unreadable' };
  expect(await Promise.all(outcomes)).toMatchObject([unreadable, { name: 'AbortError' }, unreadable]);
  expect([StillWorker.all.length, measured?.isEnded]).toEqual([5, true]);
});

it('a refusal comes with what it is about, and a cancelled reading ends its thread', async () => {
  const refused = readModelFile(file, () => {});
  StillWorker.all[0]?.say({ fault: 'schema', detail: 'IFC 2x2' });
  await expect(refused.done).rejects.toMatchObject({ reason: 'schema', detail: 'IFC 2x2' });
  const cancelled = readModelFile(file, () => {});
  StillWorker.all[1]?.say({ progress: 0.7 });
  cancelled.cancel();
  await expect(cancelled.done).rejects.toMatchObject({ name: 'AbortError' });
  vi.advanceTimersByTime(60_000);
  expect(StillWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});
