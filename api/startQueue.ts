import { setTimeout as wait } from 'node:timers/promises';

/** How often a process looks for what is due, its own and what another left behind (ms). */
const everyMs = 5_000;
/** How long the end of the service waits for what is under way (ms); the rest goes out after the next start. */
const closingMs = 2_500;

/** What delivers the due rows of a table. */
export type Queue = {
  /** To be called when something may be due. Does not wait for it. */
  wake: () => void;
  close: () => Promise<void>;
};

type Work<Job> = {
  name: string;
  /** Jobs that one process works on at a time. */
  workers: number;
  /** Takes what is due, for as long as the work on it may take; undefined where nothing is. */
  claim: () => Promise<Job | undefined>;
  work: (job: Job) => Promise<void>;
};

/** Works on what is due: when it is woken, and every few seconds. A job that a process died over is due again later. */
export function startQueue<Job>({ name, workers, claim, work }: Work<Job>): Queue {
  const underway = new Set<Promise<void>>();
  let closing = false;
  const workOff = async () => {
    for (let job = await claim(); job !== undefined; job = await claim()) {
      // Who waits behind a slow one is worked on beside it.
      wake();
      await work(job);
      if (closing) return;
    }
  };
  const wake = () => {
    if (closing || underway.size >= workers) return;
    const round: Promise<void> = workOff()
      .catch((error: unknown) => console.error(`${name}:`, error))
      .finally(() => underway.delete(round));
    underway.add(round);
  };
  const timer = setInterval(wake, everyMs).unref();
  // Once the caller has prepared everything, the address in links above all.
  setImmediate(wake);
  return {
    wake,
    close: async () => {
      closing = true;
      clearInterval(timer);
      await Promise.race([Promise.all(underway), wait(closingMs)]);
    },
  };
}

const firstWaitMs = 5_000;

/** How long (ms) to wait after so many attempts that failed: 5 s, then three times as long each time, up to `longestMs`. */
export const pauseAfter = (attempts: number, longestMs: number): number =>
  Math.min(longestMs, firstWaitMs * 3 ** (attempts - 1));
