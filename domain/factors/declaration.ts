import { z } from 'zod';
import type { DeclaredFactor, FactorOverrides } from '../comparison/sides/suppliers.ts';
import { factorRangeSchema } from './factorRange.ts';
import { line, text } from '../fields.ts';
import { materialRow } from '../materials/materialRow.ts';
import type { Range } from '../range.ts';
import { encodeMessage } from '../texts/messages.ts';

export const declarationLimits = { supplier: 100, document: 500 } as const;

/**
 * A factor a supplier declares for one row of the factor set: CO₂ in kgCO₂e and energy in MJ per unit of the material,
 * with the document that proves it (number of an EPD, or a link). `validUntil` is a date, the last day it holds.
 */
export const declarationSchema = z.strictObject({
  material: text(200).refine((key) => materialRow(key) !== undefined, {
    error: encodeMessage('declaration.material'),
  }),
  supplier: line(declarationLimits.supplier).min(1, encodeMessage('general.required')),
  document: line(declarationLimits.document).min(1, encodeMessage('general.required')),
  validUntil: z.iso.date('declaration.valid_until').nullish(),
  co2: factorRangeSchema,
  energy: factorRangeSchema.nullish(),
});
export type DeclarationInput = z.infer<typeof declarationSchema>;

/** A declaration as comparisons take it. */
export type DeclaredMaterial = {
  material: string;
  supplier: string;
  validUntil: string | null;
  co2: Range;
  energy: Range | null;
};

// Swedish writes a date YYYY-MM-DD.
const brazilianDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** Today in Brasília, YYYY-MM-DD: a declaration holds until its last day is over where towers are built. */
export const todayOf = (now: Date) => brazilianDay.format(now);

/** Whether its last day is over. */
export const isExpired = ({ validUntil }: Pick<DeclaredMaterial, 'validUntil'>, today: string) =>
  validUntil !== null && validUntil < today;

/** The factors that act on a day, by material; of several for one row the first listed. */
export function declaredFactors(list: readonly DeclaredMaterial[], today: string): FactorOverrides {
  const factors = new Map<string, DeclaredFactor>();
  for (const each of list) {
    if (isExpired(each, today) || factors.has(each.material)) continue;
    const { supplier, co2, energy } = each;
    factors.set(each.material, { supplier, co2, energy });
  }
  return factors;
}
