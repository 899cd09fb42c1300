import type { SyntheticEvent } from 'react';

/** What the element of a row and its handle carry, so that a press finds them. */
export const rowMark = 'data-row';
export const handleMark = 'data-handle';

/** The handle of a row. */
export const handleOf = (row: Element): HTMLElement | null => row.querySelector(`[${handleMark}]`);

/** The id of the row whose handle an event came from; undefined where it came from none. */
export function handledRow(target: EventTarget | null): string | undefined {
  const handle = target instanceof Element ? target.closest(`[${handleMark}]`) : null;
  return handle?.closest(`[${rowMark}]`)?.getAttribute(rowMark) ?? undefined;
}

/** Tells a press of the handle of a row. */
export type Press = (id: string, event: SyntheticEvent) => void;
