import { setTimeout as wait } from 'node:timers/promises';

/** How often a process looks for due rows, including those another process left behind (ms). */
const everyMs = 5_000;
/** How long shutdown waits for work under way (ms); the rest is done after the next start. */
const closingMs = 2_500;

/** What delivers the due rows of a table. */
export type Queue = {
  /** To be called when something may be due. Does not wait for it. */
  wake: () => void;
  close: () => Promise<void>;
};

type Work<Job> = {
  name: string;
  /** Jobs worked on at a time by one process. */
  workers: number;
  /** Claims a due job, for as long as the work on it may take; undefined where there is none. */
  claim: () => Promise<Job | undefined>;
  work: (job: Job) => Promise<void>;
};

/** Works on due jobs: when woken, and every few seconds. If a process dies during a job, it becomes due again. */
export function startQueue<Job>({ name, workers, claim, work }: Work<Job>): Queue {
  const underway = new Set<Promise<void>>();
  let closing = false;
  const workOff = async () => {
    for (let job = await claim(); job !== undefined; job = await claim()) {
      // Jobs behind a slow one are worked on in parallel.
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
  // Only once the caller has prepared everything, above all the address in links.
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
