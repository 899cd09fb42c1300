import { z } from 'zod';
import { declarationSchema } from './declaration.ts';
import { typedEnds } from '../fields.ts';

/** Both ends as a form holds them; a single value stands in one of them. */
const ends = z.object({ min: z.unknown(), max: z.unknown() });

/** The form of a declaration: ranges may be one value, energy and the last day may stay empty. */
export const declarationFormSchema = z
  .object({
    material: z.string(),
    supplier: z.string(),
    document: z.string(),
    validUntil: z.string(),
    co2: ends,
    energy: ends,
  })
  .transform(({ co2, energy, validUntil, ...values }) => {
    // Where nothing was typed only the lower end is required: the upper may stay empty.
    const ranges = { co2: typedEnds(co2) ?? { max: 0 }, energy: typedEnds(energy) };
    // The schema that follows checks what was typed.
    return { ...values, ...ranges, validUntil: validUntil || null } as z.input<typeof declarationSchema>;
  })
  .pipe(declarationSchema);
export type DeclarationForm = z.input<typeof declarationFormSchema>;
