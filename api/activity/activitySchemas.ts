import { z } from 'zod';
import { searchText, updatedSince } from '../http/listFilter.ts';
import { metadataSchema, pageQuery } from '../http/pagination.ts';
import { sortQuery } from '../http/sorting.ts';
import type { InsideOf } from '../http/input/spelling.ts';

const activitySchema = z.object({
  id: z.string(),
  created_at: z.string().describe('RFC 3339'),
  user_id: z.number().int().nullable().describe('Null when the account is gone'),
  user_name: z.string(),
  action: z.string().describe('What changed and how, e.g. unit.created'),
  entity_type: z.string(),
  entity_id: z.string(),
  entity_name: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});

/** Changes are never edited, so "changed since" means "made since". */
export const activityQuery = pageQuery.extend({
  search: searchText,
  updated_since: updatedSince,
  sort: sortQuery(['created_at', 'entity_name'], '-created_at'),
});

export type ActivityQuery = InsideOf<typeof activityQuery>;

export const activityReply = z.object({ activity: z.array(activitySchema), metadata: metadataSchema });

const ownActivitySchema = activitySchema.extend({ project_id: z.string(), project_name: z.string() });

export const ownActivityReply = z.object({ activity: z.array(ownActivitySchema), metadata: metadataSchema });
