import { z } from 'zod';
import { finite, nonNegative } from '../../fields.ts';
import { steelClassRange } from '../../limits.ts';
import { encodeMessage } from '../../texts/messages.ts';
import { assumedMark, withMark } from '../assumedMark.ts';
import type { Dialect } from '../dialect.ts';
import { unlessFaulty } from '../rows.ts';
import type { SteelMass } from './steelMass.ts';

type Row = {
  ca?: number | null | undefined;
  mass: number;
  customCa?: number | null | undefined;
  assumed?: boolean | null | undefined;
};

const classSchema = nonNegative('structure.ca.non_negative').lte(
  steelClassRange.max,
  encodeMessage('structure.ca.range', steelClassRange),
);

/** Another class may stand under its name here or that of the dialect; `ca` may be absent then. */
export function steelMassSchema({ object, number, nameOf }: Dialect) {
  const name = nameOf('customCa');
  const custom = (row: Row) => row[name as 'customCa'] ?? row.customCa ?? undefined;
  const other = number(classSchema.nullish()).optional();
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
      when: unlessFaulty('ca'),
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
