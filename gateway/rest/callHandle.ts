import type { RestError } from './restErrors.ts';
import type { RestReply } from './restReply.ts';

/**
 * Lets the caller stop a call: `stopped` says why, `running` is set while one is under way. `end` is when the operation
 * has used up its time, in ms of performance.now(). `spend` is called before anything is sent, several times where a
 * call is translated, redirected or retried, and throws CallsSpent when the budget is spent. `answered` holds what the
 * service answered in the same operation, by path, for calls that become several.
 */
export type CallHandle = {
  stopped?: (() => RestError) | undefined;
  end: number;
  running?: { abort(reason: RestError): void } | undefined;
  spend?: () => void;
  answered?: Map<string, Promise<RestReply>>;
};

/** Waits, unless the caller stops waiting first. */
export function pause(ms: number, handle: CallHandle): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      handle.running = undefined;
      resolve();
    }
    handle.running = { abort: done };
  });
}
