import type { RestReply } from './restReply.ts';

/**
 * What an operation and its parts know of the service together: values read, the answers they were made of, and how
 * many changes were made, or may have been.
 */
export type Known = {
  read: Map<string, Promise<unknown>>;
  answered: Map<string, Promise<RestReply>>;
  changes: number;
};

export const nothingKnown = (): Known => ({ read: new Map(), answered: new Map(), changes: 0 });
