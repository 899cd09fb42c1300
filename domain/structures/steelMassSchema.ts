import { z } from 'zod';
import { finite, nonNegative } from '../fields.ts';
import { customCaRange, steelClasses, strandClass } from '../limits.ts';
import { within } from '../range.ts';
import { encodeMessage } from '../texts/messages.ts';
import { assumedMark, withMark } from './assumedMark.ts';
import type { Dialect } from './dialect.ts';
import { whileRight } from './rows.ts';
import type { SteelMass } from './steelMass.ts';

type Row = {
  ca?: number | null | undefined;
  mass: number;
  customCa?: number | null | undefined;
  assumed?: boolean | null | undefined;
};

const classSchema = nonNegative('structure.ca.non_negative');

const known: readonly number[] = [...steelClasses, strandClass];
const unknownClass = encodeMessage('structure.ca.known', {
  classes: steelClasses.join(', '),
  strand: strandClass,
  ...customCaRange,
});
const beyondAll = encodeMessage('structure.custom_ca.range', customCaRange);

/**
 * Another class may stand under its name here or that of the dialect; `ca` may be absent then. Without it `ca` is one of
 * the classes known by name, because 500 for CA-50 would count as strand: five times the CO2. A form has one field.
 */
export function steelMassSchema({ object, number, nameOf, isForm }: Dialect) {
  const name = nameOf('customCa');
  const custom = (row: Row) => row[name as 'customCa'] ?? row.customCa ?? undefined;
  const other = number(classSchema.nullish()).optional();
  const isUnknown = (row: Row) =>
    !isForm && custom(row) === undefined && typeof row.ca === 'number' && !known.includes(row.ca);
  const place = isForm ? 'ca' : name;
  const ownClass = (row: Row) => custom(row) ?? (isForm ? row.ca : undefined) ?? customCaRange.min;
  return object({
    ca: number(classSchema.nullish()),
    mass: number(
      finite()
        .gte(0, encodeMessage('structure.mass.non_negative'))
        .refine((mass) => mass !== 0, { error: encodeMessage('structure.mass.positive') }),
    ),
    ...({ [name]: other } as { customCa: typeof other }),
    customCa: other,
    assumed: assumedMark,
  })
    .refine((row) => custom(row) !== undefined || typeof row.ca === 'number', {
      path: ['ca'],
      error: encodeMessage('general.required'),
      when: whileRight('ca'),
    })
    .refine((row) => !isUnknown(row), { path: ['ca'], error: unknownClass, when: whileRight('ca') })
    .refine((row) => within(ownClass(row), customCaRange), {
      path: [place],
      error: beyondAll,
      when: whileRight(place),
    })
    .transform((row): SteelMass => {
      const own = custom(row);
      const ca = row.ca ?? own ?? 0;
      const steel: SteelMass = { ca, mass: row.mass };
      if (own !== undefined) steel.customCa = own;
      return withMark(steel, row.assumed);
    })
    .pipe(
      z.object({
        ca: z.number(),
        mass: z.number(),
        customCa: z.number().exactOptional(),
        assumed: z.boolean().exactOptional(),
      }),
    );
}
