import { z } from 'zod';
import { foundationFormSchema, type FoundationData } from '#domain/foundation/foundation.ts';
import { type FoundationType, foundationTypes } from '#domain/foundation/foundationType.ts';
import { encodeMessage, type Language } from '#domain/texts/messages.ts';
import { withoutUnusedRows } from '../moduleEditor/values/structureSchema.ts';
import type { FoundationValues } from './foundationValues.ts';

export type FoundationFormOutput = { type: FoundationType; data: FoundationData };

/**
 * Rules of the foundation's drawer: only the chosen kind is checked, with faults at paths like
 * `piles_foundation.piles.volume`.
 */
export function foundationFormSchemaFor(language: Language) {
  const branch = (type: FoundationType) =>
    z
      .object({
        type: z.literal(type),
        [type]: z.preprocess(withoutUnusedRows, foundationFormSchema(type, language)),
      })
      .transform((values: Record<string, unknown>) => ({ type, data: values[type] }));
  const unchosen = z.object({
    type: z.literal('').refine(() => false, encodeMessage('structure.type.select')),
  });
  const schema = z.discriminatedUnion('type', [unchosen, ...foundationTypes.map(branch)], {
    error: encodeMessage('structure.type.select'),
  });
  return schema as unknown as z.ZodType<FoundationFormOutput, FoundationValues>;
}
