import type { Technology } from '../technology.ts';

/** Kinds of foundation as they go over the wire, beside the technologies of structures. */
export const foundationTypes = ['raft_foundation', 'piles_foundation', 'raft_piles_foundation'] as const;
export type FoundationType = (typeof foundationTypes)[number];

/** What a module of the service may hold: a structure on floors, or the foundation of the tower. */
export type ModuleType = Technology | FoundationType;

export const isFoundationType = (type: string): type is FoundationType =>
  (foundationTypes as readonly string[]).includes(type);
