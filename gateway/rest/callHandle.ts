import type { RestError } from './restErrors.ts';
import type { RestReply } from './restReply.ts';

/**
 * Lets the one who asked stop a call: `stopped` says why, `running` is set while one is on its way. `end` is when the
 * operation has used up its time, in ms as performance.now() tells them. `spend` is called before anything goes over
 * the wire for it, several times where a call is translated, redirected or tried again, and throws CallsSpent when it is
 * enough. `answered`: what the service answered in the same operation, by path, for calls that become several.
 */
export type CallHandle = {
  stopped?: (() => RestError) | undefined;
  end: number;
  running?: { abort(reason: RestError): void } | undefined;
  spend?: () => void;
  answered?: Map<string, Promise<RestReply>>;
};

/** Waits, but no longer than the one who asked does. */
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
