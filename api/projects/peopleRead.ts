import type { z } from 'zod';
import { projectParams } from './projectSchemas.ts';

/** Options of a route that reads a project's people, open to all of them. */
export const peopleRead = <Reply extends z.ZodType>(summary: string, reply: Reply) => ({
  config: { access: 'project:view' as const },
  schema: { tags: ['members'], summary, params: projectParams, response: { 200: reply } },
});
