import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { ApiError } from '../errors.ts';

/** Work done at once, and work under way (being received, waiting or done) in total and per user. */
type HeavyLimits = { atOnce: number; underway: number; perUser: number; priority?: number };

/** Two decoded pictures or sheets, and sixteen received files, stay below a gigabyte. */
const heavyLimits: HeavyLimits = { atOnce: 2, underway: 16, perUser: 4 };

/** One processor stays free for cheap calls; this process and the database keep at most two busy. */
const expensiveAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));

/** Reads that sum many modules. A page takes a tenth of a second or two, so the last one waits some seconds. */
const expensiveReads: HeavyLimits = { atOnce: expensiveAtOnce, underway: 40, perUser: 8 };

/** A tower's options and the totals of one project cost less and go first; a page requests those of many at once. */
const optionReads: HeavyLimits = { ...expensiveReads, underway: 200, perUser: 100, priority: 1 };

/** Both use one queue. */
export function createExpensiveReads(): { expensiveReads: HeavyWork; optionReads: HeavyWork } {
  const queue = new PQueue({ concurrency: expensiveReads.atOnce });
  return {
    expensiveReads: createHeavyWork(expensiveReads, queue),
    optionReads: createHeavyWork(optionReads, queue),
  };
}

/** A file is sent at its reader's speed, and reads a little at a time, so none waits for another. */
export const exportLimits: HeavyLimits = { atOnce: 16, underway: 16, perUser: 2 };

/** For work without a file to receive. */
export const noFile = async () => undefined;

/**
 * Work that takes much memory, such as decoding a picture or reading a workbook. Ten small files may unpack to
 * gigabytes, so few are worked on at a time and the others wait.
 */
export type HeavyWork = {
  /**
   * Receives a file at the sender's speed, then works on it when there is room.
   * @throws ApiError 429 when this user, 503 when everybody together, has too much under way; `Retry-After` (s).
   */
  run<File, T>(userId: number, receive: () => Promise<File>, work: (file: File) => Promise<T>): Promise<T>;
  state(): QueueState;
};

/** Work received, waiting or done; how much of it waits; how much was refused since the start, by status. */
export type QueueState = { underWay: number; waiting: number; refused: { 429: number; 503: number } };

/** For this process; work waits in `queue`, by `priority`. */
export function createHeavyWork(
  { atOnce, underway, perUser, priority = 0 }: HeavyLimits = heavyLimits,
  queue = new PQueue({ concurrency: atOnce }),
): HeavyWork {
  const users: number[] = [];
  const refused = { 429: 0, 503: 0 };
  const refusal = (status: 429 | 503) => {
    refused[status] += 1;
    const retryAfter = { 'retry-after': '5' };
    return status === 429
      ? new ApiError(429, 'RATE_LIMITED', 'rate_limited', retryAfter)
      : new ApiError(503, 'UNAVAILABLE', 'unavailable', retryAfter);
  };
  return {
    state: () => ({ underWay: users.length, waiting: queue.sizeBy({ priority }), refused: { ...refused } }),
    run: async (userId, receive, work) => {
      if (users.filter((id) => id === userId).length >= perUser) throw refusal(429);
      if (users.length >= underway) throw refusal(503);
      users.push(userId);
      try {
        const file = await receive();
        // In the scope of its own request, not of the one whose end made room for it.
        const bound = AsyncLocalStorage.bind(() => work(file));
        return await queue.add(bound, { priority });
      } finally {
        users.splice(users.indexOf(userId), 1);
      }
    },
  };
}
