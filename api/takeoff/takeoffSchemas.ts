import { moduleFloorIds, moduleName } from '#domain/tower/module.ts';
import { isStorable } from '#domain/fields.ts';
import { maxSheetCharacters, maxTowerFloors } from '#domain/limits.ts';
import { encodeMessage } from '#domain/texts/messages.ts';
import { isFoundationType } from '#domain/foundation/foundationType.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { moduleTypeSchema } from '#domain/foundation/moduleTypeSchema.ts';
import { z } from 'zod';
import { isUuid } from '../http/ids.ts';
import { revisionField } from '../http/revision.ts';
import type { InsideOf } from '../http/input/spelling.ts';

const id = z.string(encodeMessage('general.invalid')).refine(isUuid, encodeMessage('general.invalid'));

const takeoffModule = z
  .strictObject({
    id: id
      .nullish()
      .describe('A module of the option; without it one is made, or the foundation that is there changed'),
    type: moduleTypeSchema,
    name: moduleName.nullish(),
    data: z
      .looseObject({ floor_ids: moduleFloorIds.optional() })
      .describe('A foundation covers no floors and names none'),
  })
  .extend(revisionField);

const removedModule = z.strictObject({ id }).extend(revisionField);

/** No tower has more modules than floors to cover. */
const most = encodeMessage('general.too_many', { max: maxTowerFloors });

/** Refuses a module named twice, at its place in the body. */
function refuseTwice(
  modules: readonly { id?: string | null | undefined }[],
  context: z.RefinementCtx,
  placeOf: (at: number) => (string | number)[] = (at) => ['modules', at],
): void {
  const ids = modules.map((module) => module.id);
  for (const [at, given] of ids.entries())
    if (given != null && ids.indexOf(given) < at)
      context.addIssue({
        code: 'custom',
        message: encodeMessage('general.duplicate'),
        path: [...placeOf(at), 'id'],
      });
}

/** Body of PUT …/takeoff; the quantities beside `floor_ids` are checked by the rules of `type`, in structure.ts. */
export const takeoffBody = z
  .strictObject({
    modules: z.array(takeoffModule, { error: encodeMessage('general.required') }).max(maxTowerFloors, most),
    removed: z.array(removedModule).max(maxTowerFloors, most).optional().describe('Modules to delete'),
    proposal_id: id.nullish().describe('The proposal that is saved with it, which waits no more'),
  })
  .superRefine(({ modules, removed = [] }, context) => {
    refuseTwice([...modules, ...removed], context, (at) =>
      at < modules.length ? ['modules', at] : ['removed', at - modules.length],
    );
    const foundation = modules.findIndex(({ type }) => isFoundationType(type));
    for (const [at, { type, data }] of modules.entries()) {
      if (isFoundationType(type) && foundation < at)
        context.addIssue({
          code: 'custom',
          message: encodeMessage('foundation.one'),
          path: ['modules', at, 'type'],
        });
      if (isFoundationType(type) === (data.floor_ids === undefined)) continue;
      const message = isFoundationType(type) ? 'foundation.floors' : 'module.floors.required';
      context.addIssue({ code: 'custom', message, path: ['modules', at, 'data', 'floor_ids'] });
    }
  });

/** Body of PUT …/unfinished-sheet: the client's own text, null to discard it. */
export const unfinishedSheetBody = z
  .strictObject({
    sheet: z
      .string(encodeMessage('general.invalid'))
      .min(1, encodeMessage('general.min', { min: 1 }))
      .max(maxSheetCharacters, encodeMessage('general.max', { max: maxSheetCharacters }))
      .refine(isStorable, { error: encodeMessage('general.invalid') })
      .nullable()
      .describe('As the client keeps it; null throws it away'),
  })
  .extend(revisionField);

export const unfinishedSheetReply = z.object({
  unfinished_sheet: z
    .object({ sheet: z.string().describe('As the client kept it'), saved_at: z.string() })
    .nullable(),
});

const proposedModule = z.strictObject({
  id: id.nullish().describe('A module of the option; without it a new one is proposed'),
  type: z.enum(technologies),
  name: moduleName.nullish(),
  data: z.looseObject({ floor_ids: moduleFloorIds }),
});

/** Body of PUT …/proposal: only structures, each of them complete. */
export const proposalBody = z
  .strictObject({
    modules: z
      .array(proposedModule, { error: encodeMessage('general.required') })
      .min(1, encodeMessage('general.required'))
      .max(maxTowerFloors, most),
  })
  .superRefine(({ modules }, context) => refuseTwice(modules, context));

/** Who proposed quantities, with which token, and when. */
const proposalShape = {
  id: z.string(),
  token_name: z.string().nullable().describe('Name of the token it came with; null of a log-in'),
  user_name: z.string(),
  proposed_at: z.string().describe('When, RFC 3339 in UTC'),
};

export const proposalSummary = z
  .object(proposalShape)
  .nullable()
  .optional()
  .describe('Quantities proposed and not saved yet; null where there are none, left out of reports');

export const proposalReply = z.object({
  proposal: z
    .object({
      ...proposalShape,
      modules: z.array(
        z.object({
          id: z.string().nullable().describe('The module it changes; null for a new one'),
          type: z.enum(technologies),
          name: z.string().nullable(),
          floor_ids: z.array(z.string()),
          data: z.looseObject({}).describe('Quantities of one floor, by the rules of `type`'),
        }),
      ),
    })
    .nullable(),
});

export type ProposalBody = InsideOf<typeof proposalBody>;
export type TakeoffBody = InsideOf<typeof takeoffBody>;
export type TakeoffModule = TakeoffBody['modules'][number];
