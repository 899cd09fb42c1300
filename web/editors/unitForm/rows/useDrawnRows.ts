import { startTransition, useEffect, useState } from 'react';

/** About what a screen shows. */
const screenful = 20;

/**
 * How many of a list's rows to render: two hundred at once would block the page for a second, so they come one
 * screenful at a time, with keys and clicks handled in between. Up to a screenful more than are rendered comes at once:
 * it is cheap, and a new row gets the focus.
 */
export function useDrawnRows(count: number): number {
  const [drawn, setDrawn] = useState(0);
  const shown = count - drawn <= screenful ? count : drawn;
  if (shown > drawn) setDrawn(shown);
  useEffect(() => {
    if (shown === count) return;
    const next = setTimeout(() => startTransition(() => setDrawn(shown + screenful)));
    return () => clearTimeout(next);
  }, [shown, count]);
  return shown;
}
