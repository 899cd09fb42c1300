import { z } from 'zod';
import { emptyToUndefined } from '../fields.ts';
import { ownPriceSchema } from './ownPrice.ts';

/** The form of a quotation: one figure alone is both ends. */
export const ownPriceFormSchema = z
  .object({ key: z.string(), min: z.unknown(), max: z.unknown(), source: z.string(), date: z.string() })
  .transform(({ min, max, ...values }) => {
    const low = emptyToUndefined(min);
    // The schema that follows checks what was typed.
    return { ...values, min: low, max: emptyToUndefined(max) ?? low } as z.input<typeof ownPriceSchema>;
  })
  .pipe(ownPriceSchema);
