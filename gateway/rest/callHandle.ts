/** Lets the one who asked stop a call; `stop` is set while one is on its way. */
export type CallHandle = { stopped: boolean; stop?: ((reason: Error) => void) | undefined };

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
