import { z } from 'zod';
import { emptyToUndefined } from '../fields.ts';
import { ownPriceSchema } from './ownPrice.ts';

/** The form of a quotation: one figure alone is both ends. */
export const ownPriceFormSchema = z
  .object({ key: z.string(), min: z.unknown(), max: z.unknown(), source: z.string(), date: z.string() })
  .transform(({ min, max, ...values }) => {
    const low = emptyToUndefined(min);
    // Where nothing was typed only the lower end is required: the upper may stay empty.
    const high = emptyToUndefined(max) ?? low ?? 1;
    // The schema that follows checks what was typed.
    return { ...values, min: low, max: high } as z.input<typeof ownPriceSchema>;
  })
  .pipe(ownPriceSchema);
