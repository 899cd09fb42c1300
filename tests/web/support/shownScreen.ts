import { cleanup } from '@testing-library/react';

declare const window: Window & typeof globalThis & { happyDOM: { abort(): Promise<void> } };

let shown: { dispose(): void } | undefined;

/** Notes the router of the screen a test shows, for leaveScreen. */
export function noteScreen(router: { dispose(): void }): void {
  shown = router;
}

/** Takes the screen away and waits for what it still asks, so that nothing of it outlives its test. */
export async function leaveScreen(): Promise<void> {
  cleanup();
  shown?.dispose();
  shown = undefined;
  await window.happyDOM.abort();
  await new Promise((done) => setImmediate(done));
}
