import { z } from 'zod';
import { textOf } from './fields.ts';
import { textLimits } from './limits.ts';

const name = textOf(1, textLimits.name, 'option.name.required');

/** Body of POST …/options, and the dialog 'Adicionar Simulação'. `isReference` marks the reference option of its unit; the first is. */
export const optionSchema = z.strictObject({ name, isReference: z.boolean().default(false) });
export type OptionCreate = z.infer<typeof optionSchema>;

/** Body of PATCH …/options/{o}; without `isReference` the mark stays as it is. */
export const optionUpdateSchema = z.strictObject({ name, isReference: z.boolean() }).partial();
export type OptionUpdate = z.infer<typeof optionUpdateSchema>;
