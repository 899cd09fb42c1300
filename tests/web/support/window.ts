// Before each file of the web tests. Files of a worker share their modules and the window: what hangs on a test goes with
// it here, and not where a shared module would do it for the first file alone.
import nodeConsole from 'node:console';
import { configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { router } from '#domain/limits.ts';
import { pageFaults } from './pageFaults.ts';
import { leaveScreen } from './shownScreen.ts';

// Screens ask a real service, on a machine that may be busy; and a failed search prints its name, not the whole page.
configure({
  asyncUtilTimeout: 30_000,
  getElementError: (message, container) =>
    new Error(`${message ?? ''}\nThe page says: ${container.textContent?.slice(0, 1500) ?? ''}`),
});

// A screen whose answer takes longer than this second is drawn by its skeleton, with `use`: what does so while a test
// clicks is never drawn again by React's act. A busy machine answers that slowly.
Object.assign(router, { pendingMilliseconds: 20_000 });

// The window of the tests lays nothing out: all of a screen counts as seen.
class SeenAtOnce {
  readonly #seen: IntersectionObserverCallback;
  constructor(seen: IntersectionObserverCallback) {
    this.#seen = seen;
  }
  observe(target: Element) {
    const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
    queueMicrotask(() => this.#seen([entry], this as unknown as IntersectionObserver));
  }
  disconnect() {}
}
Object.assign(window, { IntersectionObserver: SeenAtOnce });

// The window was made before vitest had a console of its own: what it says of a request would be printed past it. Told
// not to have one, vitest leaves Node's.
if (nodeConsole !== console)
  Object.assign(nodeConsole, {
    error: (...words: unknown[]) => console.error(...words),
    warn: (...words: unknown[]) => console.warn(...words),
  });

afterEach(async () => {
  vi.useRealTimers();
  const faults = pageFaults();
  await leaveScreen();
  document.body.replaceChildren();
  // Vitest takes these back before the next test, which is after the preparations of the next file.
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
