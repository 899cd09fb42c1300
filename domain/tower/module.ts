import { z } from 'zod';
import { formField, text, textOf } from '../fields.ts';
import { maxTowerFloors, textLimits } from '../limits.ts';
import { encodeMessage } from '../texts/messages.ts';

/** Of a module or a version. */
export const moduleName = textOf(1, textLimits.name, 'option.name.required');
export const versionDescription = text(textLimits.description);

/** The floors a module covers, none twice. */
export const moduleFloorIds = z
  .array(z.string().min(1).max(100), { error: encodeMessage('module.floors.required') })
  .min(1, encodeMessage('module.floors.required'))
  .max(maxTowerFloors, encodeMessage('general.too_many', { max: maxTowerFloors }))
  .refine((ids) => new Set(ids).size === ids.length, { error: encodeMessage('general.duplicate') });

/** Name and description in the version dialog. */
export const versionFormSchema = z.object({
  name: moduleName,
  description: formField(versionDescription.optional()),
});
