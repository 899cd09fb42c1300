import type { RestReply } from './restReply.ts';

/**
 * What an operation and its parts know of the service together: values read, the answers they were made of, how many
 * changes were made, or may have been, and how many calls are left.
 */
export type Known = {
  read: Map<string, Promise<unknown>>;
  answered: Map<string, Promise<RestReply>>;
  changes: number;
  /** Calls that the caller may still make at once, by the last reply that told. */
  callsRemaining?: number | undefined;
};

export const nothingKnown = (): Known => ({ read: new Map(), answered: new Map(), changes: 0 });
