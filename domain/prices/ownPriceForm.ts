import { z } from 'zod';
import { typedEnds } from '../fields.ts';
import { ownPriceSchema } from './ownPrice.ts';

/** The form of a quotation: one figure alone is both ends. */
export const ownPriceFormSchema = z
  .object({ key: z.string(), min: z.unknown(), max: z.unknown(), source: z.string(), date: z.string() })
  .transform(({ min, max, ...values }) => {
    // Where nothing was typed only the lower end is required: the upper, any price, passes.
    const ends = typedEnds({ min, max }) ?? { max: 1 };
    // The schema that follows checks what was typed.
    return { ...values, ...ends } as z.input<typeof ownPriceSchema>;
  })
  .pipe(ownPriceSchema);
