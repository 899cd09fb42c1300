import type { RestError } from './restErrors.ts';
import type { RestReply } from './restReply.ts';

/**
 * Lets the caller stop a call: `stopped` says why, `running` holds what is under way for it, several things at once
 * where it is translated. `end` is when the operation has used up its time, in ms of performance.now(). `spend` is
 * called before anything is sent, several times where a call is translated, redirected or retried, and throws CallsSpent
 * when the budget is spent. `answered` holds what the service answered in the same operation, by path, for calls that
 * become several.
 */
export type CallHandle = {
  stopped?: (() => RestError) | undefined;
  end: number;
  running: Set<Running>;
  spend?: () => void;
  answered?: Map<string, Promise<RestReply>>;
};

/** What waits, for an answer or for its turn. */
export type Running = { abort(reason: RestError): void };

/** Waits, unless the caller stops waiting first. */
export function pause(ms: number, { running }: CallHandle): Promise<void> {
  return new Promise((resolve) => {
    const waiting = { abort: done };
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      running.delete(waiting);
      resolve();
    }
    running.add(waiting);
  });
}
