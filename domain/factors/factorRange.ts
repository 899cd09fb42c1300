import { z } from 'zod';
import { finite } from '../fields.ts';
import { encodeMessage } from '../texts/messages.ts';
import type { Range } from '../range.ts';
import type { Dialect } from '../structures/dialect.ts';

const end = () =>
  finite()
    .gte(0, encodeMessage('general.at_least', { min: 0 }))
    .describe('kgCO₂e or MJ per unit of the material');

const inOrder = ({ min, max }: Range) => min <= max;
const order = { path: ['max'], error: encodeMessage('declaration.range.order') };

/** Per unit of the material, 0 or above, min ≤ max. */
export const factorRangeSchema = z.strictObject({ min: end(), max: end() }).refine(inOrder, order);

/** The same in a form, where one value alone is both ends. */
function factorRangeForm({ object, number }: Dialect): z.ZodType<Range> {
  return object({ min: number(end()), max: number(end().optional()) })
    .transform(({ min, max = min }): Range => ({ min, max }))
    .refine(inOrder, order);
}

export const factorRangeFor = (dialect: Dialect): z.ZodType<Range> =>
  dialect.isForm ? factorRangeForm(dialect) : factorRangeSchema;
