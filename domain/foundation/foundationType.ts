import type { Technology } from '../structures/technology/technology.ts';

/** Kinds of foundation as they go over the wire, beside the technologies of structures. */
export const foundationTypes = [
  'raft_foundation',
  'piles_foundation',
  'raft_piles_foundation',
  'footings_foundation',
  'caissons_foundation',
  'retaining_walls_foundation',
] as const;
export type FoundationType = (typeof foundationTypes)[number];

/** What a module of the service may hold: a structure on floors, or the foundation of the tower. */
export type ModuleType = Technology | FoundationType;

/** Kinds of one shape: parts by their concrete, steel and forms. The value is the part each requires. */
export const castFoundations = {
  footings_foundation: 'footings',
  caissons_foundation: 'caissons',
  retaining_walls_foundation: 'retainingWalls',
} as const;
export type CastFoundationType = keyof typeof castFoundations;

/** The parts they may have, in the order of the form. */
export const castParts = ['footings', 'caissons', 'gradeBeams', 'retainingWalls'] as const;

export const isCastFoundation = (type: FoundationType): type is CastFoundationType => type in castFoundations;

export const isFoundationType = (type: string): type is FoundationType =>
  (foundationTypes as readonly string[]).includes(type);
