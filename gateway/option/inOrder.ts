import type { OptionRow } from './optionWire.ts';

/** Options oldest first: their ids begin with the time, while the live service orders them anew with each change. */
export const inOrder = (rows: readonly (OptionRow | Error)[]): (OptionRow | Error)[] =>
  rows.toSorted((a, b) => (a instanceof Error || b instanceof Error ? 0 : a.id < b.id ? -1 : 1));
