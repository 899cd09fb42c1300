import { optionUpdateSchema } from '#domain/tower/option.ts';
import { moduleFloorIds, moduleName } from '#domain/tower/module.ts';
import { projectUpdateSchema } from '#domain/project/project.ts';
import { unitSchema } from '#domain/tower/unit.ts';
import { encodeMessage } from '#domain/texts/messages.ts';
import { z } from 'zod';
import { isUuid } from '../http/ids.ts';
import { moduleUpdateBody } from '../modules/moduleSchemas.ts';

// A copy may be given a name; otherwise it is named after the original. Names follow the rules of each thing.
const named = { name: true } as const;

export const projectCopyBody = projectUpdateSchema.pick(named).nullish();
export const unitCopyBody = unitSchema.partial().pick(named).nullish();
export const optionCopyBody = optionUpdateSchema.pick(named).nullish();
export const moduleCopyBody = moduleUpdateBody.pick(named).nullish();

/** Body of POST …/modules/{m}/copy: the option of the same tower and the floors the copy belongs to. */
export const copyIntoBody = z.strictObject({
  option_id: z
    .string(encodeMessage('general.required'))
    .refine(isUuid, encodeMessage('general.invalid'))
    .describe('The option the copy goes to'),
  floor_ids: moduleFloorIds,
  name: moduleName.nullish(),
});
