/** Kinds of things whose changes a project keeps, and is heard of by; an action is one of them and a past participle. */
export const activityEntities = [
  'project',
  'unit',
  'option',
  'module',
  'version',
  'member',
  'invitation',
  'declaration',
  'price',
  'decision',
] as const;
export type ActivityEntity = (typeof activityEntities)[number];
