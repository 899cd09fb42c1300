import type { RestReply } from './restReply.ts';

/**
 * What an operation and its parts share: values read, the answers they came from, the number of changes made or
 * possibly made, and the calls left.
 */
export type Known = {
  read: Map<string, Promise<unknown>>;
  answered: Map<string, Promise<RestReply>>;
  changes: number;
  /** Calls that the caller may still make at once, by the last reply that had the figure. */
  callsRemaining?: number | undefined;
};

export const nothingKnown = (): Known => ({ read: new Map(), answered: new Map(), changes: 0 });
