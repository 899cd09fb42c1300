/**
 * Lets the one who asked stop a call; `stop` is set while one is on its way. `sent` counts what went over the wire for
 * it: several where a call is translated, redirected or tried again.
 */
export type CallHandle = { stopped: boolean; stop?: ((reason: Error) => void) | undefined; sent?: number };

/** Waits, but no longer than the one who asked does. */
export function pause(ms: number, handle: CallHandle): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      handle.stop = undefined;
      resolve();
    }
    handle.stop = done;
  });
}
