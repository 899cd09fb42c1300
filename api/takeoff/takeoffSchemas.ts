import { moduleFloorIds, moduleName } from '#domain/tower/module.ts';
import { largestSheet, largestTower } from '#domain/limits.ts';
import { encodeMessage } from '#domain/texts/messages.ts';
import { isFoundationType } from '#domain/foundation/foundationType.ts';
import { moduleTypeSchema } from '#domain/foundation/moduleTypeSchema.ts';
import { z } from 'zod';
import { isUuid } from '../http/ids.ts';
import { revisionField } from '../http/revision.ts';
import type { InsideOf } from '../http/spelling.ts';

const id = z.string('general.invalid').refine(isUuid, 'general.invalid');

const takeoffModule = z
  .strictObject({
    id: id.nullish().describe('A module of the option; without it the module is made'),
    type: moduleTypeSchema,
    name: moduleName.nullish(),
    data: z
      .looseObject({ floor_ids: moduleFloorIds.optional() })
      .describe('A foundation covers no floors and names none'),
  })
  .extend(revisionField);

const removedModule = z.strictObject({ id }).extend(revisionField);

/** No tower has more modules than floors to cover. */
const most = encodeMessage('general.too_many', { max: largestTower });

/** Body of PUT …/takeoff; the quantities beside `floor_ids` are checked by the rules of `type`, in structure.ts. */
export const takeoffBody = z
  .strictObject({
    modules: z.array(takeoffModule, { error: 'general.required' }).max(largestTower, most),
    removed: z.array(removedModule).max(largestTower, most).optional().describe('Modules to delete'),
  })
  .superRefine(({ modules, removed = [] }, context) => {
    const named = new Set<string>();
    const check = (list: 'modules' | 'removed', at: number, given: string | null | undefined) => {
      if (given == null) return;
      if (named.has(given))
        context.addIssue({ code: 'custom', message: 'general.duplicate', path: [list, at, 'id'] });
      named.add(given);
    };
    for (const [at, module] of modules.entries()) {
      const { type, data } = module;
      check('modules', at, module.id);
      if (isFoundationType(type) === (data.floor_ids === undefined)) continue;
      const message = isFoundationType(type) ? 'foundation.floors' : 'module.floors.required';
      context.addIssue({ code: 'custom', message, path: ['modules', at, 'data', 'floor_ids'] });
    }
    for (const [at, module] of removed.entries()) check('removed', at, module.id);
  });

/** Body of PUT …/unfinished-sheet: text of the client's own, null to throw it away. */
export const unfinishedSheetBody = z
  .strictObject({
    sheet: z
      .string('general.invalid')
      .min(1, encodeMessage('general.min', { min: 1 }))
      .max(largestSheet, encodeMessage('general.max', { max: largestSheet }))
      .nullable()
      .describe('As the client keeps it; null throws it away'),
  })
  .extend(revisionField);

export const unfinishedSheetReply = z.object({
  unfinished_sheet: z
    .object({ sheet: z.string().describe('As the client kept it'), saved_at: z.string() })
    .nullable(),
});

export type TakeoffBody = InsideOf<typeof takeoffBody>;
export type TakeoffModule = TakeoffBody['modules'][number];
