import { decisionLimits, overrideSchema, reasonSchema } from '#domain/decision/decisionSchemas.ts';
import { decisionStandings } from '#domain/decision/decisionStatus.ts';
import { encodeMessage } from '#domain/texts/messages.ts';
import { z } from 'zod';
import { uuidParam } from '../http/ids.ts';
import { searchText, updatedSince } from '../http/listFilter.ts';
import { metadataSchema, pageQuery } from '../http/pagination.ts';
import { sortQuery } from '../http/sorting.ts';
import { projectParams } from '../units/towerPath.ts';
import type { InsideOf } from '../http/input/spelling.ts';

export const decisionParams = projectParams.extend({ decisionId: uuidParam });
/** The path of a decision by itself: its notice, its PDF. */
export const decisionIdParams = z.object({ decisionId: uuidParam });

/** Ids of what is decided; whether they belong together is checked against the tower. */
export const decisionCreateBody = z.strictObject({
  option_ids: z
    .array(uuidParam)
    .min(2, encodeMessage('decision.options'))
    .max(4, encodeMessage('decision.options')),
  reference_id: uuidParam,
  chosen_id: uuidParam,
  reason: reasonSchema,
  with_foundation: z
    .boolean()
    .default(false)
    .describe('Whether the verdict counts what carries the tower; it is recorded apart either way'),
  overrides: z.array(overrideSchema).max(20).default([]),
});
export type DecisionCreate = InsideOf<typeof decisionCreateBody>;

const standingShape = {
  today: z.enum(decisionStandings),
  today_because: z.array(z.string()),
};

const decisionRowSchema = z.object({
  id: z.string(),
  project_id: z.string(),
  project_name: z.string(),
  unit_id: z.string(),
  unit_name: z.string(),
  number: z.number().int(),
  chosen: z.string(),
  reason: z.string().describe(`Up to ${decisionLimits.reason} characters`),
  author_id: z.number().int().nullable(),
  author_name: z.string(),
  author_registration: z.string().nullable(),
  comparison: z.looseObject({}),
  ...standingShape,
  today_against: z.array(z.object({ reference: z.number().int(), ...standingShape })),
  superseded_by: z.string().nullable(),
  pdf_url: z.string(),
  created_at: z.string(),
});
export type DecisionRow = InsideOf<typeof decisionRowSchema>;

export const decisionReply = z.object({ decision: decisionRowSchema });
export const decisionsReply = z.object({ decisions: z.array(decisionRowSchema) });

/** Decisions never change: those recorded since, and all of projects that became visible since. */
export const decisionsQuery = pageQuery.extend({
  search: searchText,
  updated_since: updatedSince,
  sort: sortQuery(['created_at', 'chosen'], '-created_at'),
});
export type DecisionsQuery = InsideOf<typeof decisionsQuery>;

export const ownDecisionsReply = decisionsReply.extend({ metadata: metadataSchema });

export const noticesReply = z.object({
  decision_notices: z.array(
    z.object({
      decision_id: z.string(),
      project_id: z.string(),
      project_name: z.string(),
      unit_name: z.string(),
      number: z.number().int(),
      chosen: z.string(),
      ...standingShape,
      created_at: z.string(),
    }),
  ),
});

export const pdfQuery = z.object({
  user: z.coerce.number().int(),
  until: z.coerce.number().int(),
  signature: z.string().max(64),
  money: z.literal('hidden').optional().describe('Leaves prices and costs out'),
  registration: z.literal('hidden').optional().describe("Leaves the author's registration out"),
  lng: z.string().max(35).optional(),
  tz: z.string().max(64).optional().describe("Reader's time zone (IANA); America/Sao_Paulo without one"),
});
