import { z } from 'zod';
import { finite, nonNegative } from '../fields.ts';
import type { Dialect } from './dialect.ts';
import { whileRight } from './rows.ts';

/** Reinforcing steel of one class: ca 50, 60 or another, mass kg per floor. With `custom_ca` that is the class. */
export type SteelMass = { ca: number; mass: number; custom_ca?: number };

/** The class that counts. */
export const effectiveCa = ({ ca, custom_ca }: { ca: number; custom_ca?: number }) => custom_ca ?? ca;

type Given = {
  ca?: number | null | undefined;
  custom_ca?: number | null | undefined;
  customCa?: number | null | undefined;
};

const custom = (row: Given) => row.custom_ca ?? row.customCa ?? undefined;

const classSchema = nonNegative('structure.ca.non_negative');

/** Reads `customCa` and `custom_ca`, gives the latter; `ca` may be left out where a custom one is given. */
export function steelMassSchema({ object, number }: Dialect) {
  return object({
    ca: number(classSchema.nullish()),
    mass: number(
      finite()
        .gte(0, 'structure.mass.non_negative')
        .refine((mass) => mass !== 0, { error: 'structure.mass.positive' }),
    ),
    custom_ca: number(classSchema.nullish()).optional(),
    customCa: number(classSchema.nullish()).optional(),
  })
    .refine((row) => custom(row) !== undefined || typeof row.ca === 'number', {
      path: ['ca'],
      error: 'general.required',
      when: whileRight('ca'),
    })
    .transform((row): SteelMass => {
      const own = custom(row);
      const ca = row.ca ?? own ?? 0;
      return own === undefined ? { ca, mass: row.mass } : { ca, mass: row.mass, custom_ca: own };
    })
    .pipe(z.object({ ca: z.number(), mass: z.number(), custom_ca: z.number().exactOptional() }));
}
