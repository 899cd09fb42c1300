/** Kinds of things whose changes a project records and announces; an action is one of them and a past participle. */
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
