import { startTransition, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Content waiting for an idle moment, in order. */
const queue = new Set<() => void>();
/** A page that is never idle renders it all the same. */
const patience = { timeout: 5_000 };

// Safari has no idle callbacks.
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, patience) : setTimeout(run);

/** One at a time: rendered together they would block the page as long as with the first screen. */
function drawNext(): void {
  const [draw] = queue;
  if (draw === undefined) return;
  queue.delete(draw);
  startTransition(draw);
  if (queue.size > 0) whenIdle(drawNext);
}

/**
 * Whether content that is not visible yet should be rendered: soon after the first screen, in an idle moment of its
 * own, so that the browser's search finds it; and at once when `now` is called.
 * @param initially whether it is visible from the start.
 */
export function useRenderWhenIdle(initially: boolean): { due: boolean; now: () => void } {
  const [due, setDue] = useState(initially);
  const now = useCallback(() => flushSync(() => setDue(true)), []);
  useEffect(() => {
    if (due) return undefined;
    const draw = () => setDue(true);
    queue.add(draw);
    if (queue.size === 1) whenIdle(drawNext);
    return () => void queue.delete(draw);
  }, [due]);
  return { due: due || initially, now };
}
