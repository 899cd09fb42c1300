import { z } from 'zod';
import { textOf } from '#domain/fields.ts';
import { textLimits } from '#domain/limits.ts';

/** In place of a project: all of the user's. */
export const allProjects = 'all';

/** What a new token is called and how far it reaches. */
export const newTokenSchema = z.object({
  name: textOf(1, textLimits.name, 'general.required'),
  readOnly: z.boolean(),
  projectId: z.string(),
});

export type NewToken = z.infer<typeof newTokenSchema>;
