import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { ApiError } from '../errors.ts';

/** Pieces worked on at once, and pieces under way (being received, waiting or worked on) in all and for one user. */
type HeavyLimits = { atOnce: number; underway: number; perUser: number; priority?: number };

/** Two decoded pictures, or two sheets being read, and what sixteen received files hold, stay below a gigabyte. */
const heavyLimits: HeavyLimits = { atOnce: 2, underway: 16, perUser: 4 };

/** One processor stays free for calls that cost little; this process and the database keep no more than two busy. */
const dearAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));

/** Reads that sum many modules. A page of lists takes a tenth of a second or two: the last under way waits some seconds. */
const dearReads: HeavyLimits = { atOnce: dearAtOnce, underway: 40, perUser: 8 };

/** A tower's options and the totals of one project cost less and go first; a page asks those of many at once. */
const optionReads: HeavyLimits = { ...dearReads, underway: 200, perUser: 100, priority: 1 };

/** Both in one queue. */
export function createDearReads(): { dearReads: HeavyWork; optionReads: HeavyWork } {
  const queue = new PQueue({ concurrency: dearReads.atOnce });
  return { dearReads: createHeavyWork(dearReads, queue), optionReads: createHeavyWork(optionReads, queue) };
}

/** A file is sent at the speed of its reader, and reads a little at a time: none waits for another. */
export const exportLimits: HeavyLimits = { atOnce: 16, underway: 16, perUser: 2 };

/** Nothing to receive. */
export const nothing = async () => undefined;

/**
 * Work that takes much memory, such as decoding a picture or reading a workbook. Ten small files sent at once may
 * unfold into gigabytes, so that few are worked on at a time and the others wait.
 */
export type HeavyWork = {
  /**
   * Receives a file at the sender's speed, then works on it when there is room.
   *
   * @throws ApiError 429 when this user, 503 when everybody together, has too many pieces under way; `Retry-After` (s).
   */
  run<File, T>(userId: number, receive: () => Promise<File>, work: (file: File) => Promise<T>): Promise<T>;
  state(): QueueState;
};

/** Pieces being received, waiting or worked on; those of them that wait; how many were refused since the start, by status. */
export type QueueState = { underWay: number; waiting: number; refused: { 429: number; 503: number } };

/** Of this process; `queue` is where it waits its turn, of more urgency the higher its `priority`. */
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
