import { z } from 'zod';
import { finite, formField, textOf } from '../fields.ts';
import { largestPrecision, textLimits } from '../limits.ts';
import { encodeMessage } from '../texts/messages.ts';

const name = textOf(1, textLimits.name, 'option.name.required');

/** Body of POST …/options, and the dialog 'Adicionar Simulação'. `isReference` marks the reference option of its unit; the first is. */
export const optionSchema = z.strictObject({ name, isReference: z.boolean().default(false) });
export type OptionCreate = z.infer<typeof optionSchema>;

const upTo = (max: number) =>
  finite()
    .min(0, encodeMessage('general.at_least', { min: 0 }))
    .max(max, encodeMessage('general.at_most', { max }));

/** Expected error of its quantities, 0.15 = ± 15 %; null uses the project's phase. */
const precisionSchema = upTo(largestPrecision).nullable();

/** Body of PATCH …/options/{o}; absent fields are unchanged. */
export const optionUpdateSchema = z
  .strictObject({ name, isReference: z.boolean(), precision: precisionSchema })
  .partial();

/** The same in a form, in per cent; an empty field uses the phase. */
export const precisionFormSchema = z.object({
  percent: formField(upTo(largestPrecision * 100).optional()),
});

export type OptionUpdate = z.infer<typeof optionUpdateSchema>;
