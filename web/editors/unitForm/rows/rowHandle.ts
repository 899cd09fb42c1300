import type { SyntheticEvent } from 'react';

/** Attributes of a row's element and its handle, by which a press finds them. */
export const rowMark = 'data-row';
export const handleMark = 'data-handle';

export const handleOf = (row: Element): HTMLElement | null => row.querySelector(`[${handleMark}]`);

/** The id of the row whose handle an event came from; undefined for other events. */
export function handledRow(target: EventTarget | null): string | undefined {
  const handle = target instanceof Element ? target.closest(`[${handleMark}]`) : null;
  return handle?.closest(`[${rowMark}]`)?.getAttribute(rowMark) ?? undefined;
}

/** Handles a press of a row's handle. */
export type Press = (id: string, event: SyntheticEvent) => void;
