/** Phases of a project; it may change freely between them. */
export const projectPhases = [
  'preliminary_study',
  'not_defined',
  'basic_project',
  'executive_project',
  'released_for_construction',
] as const;
export type ProjectPhase = (typeof projectPhases)[number];
