import type { RestReply } from './restReply.ts';

/** What an operation and its parts know of the service together: values read, and the answers they were made of. */
export type Known = { read: Map<string, Promise<unknown>>; answered: Map<string, Promise<RestReply>> };

export const nothingKnown = (): Known => ({ read: new Map(), answered: new Map() });
