import type { RestReply } from './restReply.ts';

/**
 * What the parts of an operation share: values read, the replies they came from, the number of changes made or possibly
 * made, and the calls left.
 */
export type OperationState = {
  read: Map<string, Promise<unknown>>;
  answered: Map<string, Promise<RestReply>>;
  changes: number;
  /** Calls that the caller may still make at once, by the last reply that had the figure. */
  callsRemaining?: number | undefined;
};

export const newOperationState = (): OperationState => ({ read: new Map(), answered: new Map(), changes: 0 });
