import { cleanup } from '@testing-library/react';
import type { createMemoryRouter } from 'react-router';
import { drawToastsWith } from '../../../web/components/toasts/toasts.ts';
import { followRouter } from '../../../web/routing/useSearchChange.ts';

declare const window: Window & typeof globalThis & { happyDOM: { abort(): Promise<void> } };

type Shown = ReturnType<typeof createMemoryRouter>;

let shown: Shown | undefined;
let unfollow = () => {};

/** Notes the router of the screen a test shows, for leaveScreen. */
export function noteScreen(router: Shown): void {
  shown = router;
  unfollow = followRouter(router);
}

/** Takes the screen away and waits for what it still asks, so that nothing of it outlives its test. */
export async function leaveScreen(): Promise<void> {
  // Sends the deletions that wait for their undo: ten seconds later they would be answered in another test.
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  shown?.dispose();
  unfollow();
  shown = undefined;
  await window.happyDOM.abort();
  await new Promise((done) => setImmediate(done));
  // What was said since, of a request that ended here too, would be shown on the next screen.
  drawToastsWith({ show: () => '', close: () => {} })();
}
