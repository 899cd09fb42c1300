import { startTransition, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What waits for a moment without work, in the order it came. */
const waiting = new Set<() => void>();
/** A page that never rests shows it all the same. */
const patience = { timeout: 5_000 };

// Safari has no idle callbacks.
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, patience) : setTimeout(run);

/** One at a time: drawn together they would hold the page as long as with the first screen. */
function drawNext(): void {
  const [draw] = waiting;
  if (draw === undefined) return;
  waiting.delete(draw);
  startTransition(draw);
  if (waiting.size > 0) whenIdle(drawNext);
}

/**
 * Whether what nobody sees yet is to be drawn: soon after the first screen, in a moment without work of its own, so
 * that it can be searched for; and at once when `now` is called.
 *
 * @param initially whether it is seen from the start.
 */
export function useRenderWhenIdle(initially: boolean): { due: boolean; now: () => void } {
  const [due, setDue] = useState(initially);
  const now = useCallback(() => flushSync(() => setDue(true)), []);
  useEffect(() => {
    if (due) return undefined;
    const draw = () => setDue(true);
    waiting.add(draw);
    if (waiting.size === 1) whenIdle(drawNext);
    return () => void waiting.delete(draw);
  }, [due]);
  return { due: due || initially, now };
}
