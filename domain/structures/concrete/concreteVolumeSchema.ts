import { z } from 'zod';
import { finite, positive } from '../../fields.ts';
import { customFckRange, fckRange } from '../../limits.ts';
import { assumedMark, withMark } from '../assumedMark.ts';
import type { Dialect } from '../dialect.ts';
import { isWithin } from '../../range.ts';
import type { ConcreteVolume } from './concreteVolume.ts';
import { unlessFaulty } from '../rows.ts';
import { encodeMessage } from '../../texts/messages.ts';

type Row = {
  fck?: number | null | undefined;
  volume: number;
  customFck?: number | null | undefined;
  assumed?: boolean | null | undefined;
};

/** The strength outside the classes may stand under its name here or that of the dialect; `fck` may be absent then. */
export function concreteVolumeSchema({ object, number, nameOf }: Dialect) {
  const name = nameOf('customFck');
  const custom = (row: Row) => row[name as 'customFck'] ?? row.customFck ?? undefined;
  const strength = number(finite().nullish()).optional();
  return object({
    fck: number(finite().nullish()),
    volume: number(positive('structure.volume.positive')),
    ...({ [name]: strength } as { customFck: typeof strength }),
    customFck: strength,
    assumed: assumedMark,
  })
    .refine((row) => custom(row) !== undefined || typeof row.fck === 'number', {
      path: ['fck'],
      error: encodeMessage('general.required'),
      when: unlessFaulty('fck'),
    })
    .refine(
      (row) => custom(row) !== undefined || typeof row.fck !== 'number' || isWithin(row.fck, fckRange),
      {
        path: ['fck'],
        error: encodeMessage('structure.fck.range'),
        when: unlessFaulty('fck'),
      },
    )
    .refine((row) => isWithin(custom(row) ?? customFckRange.min, customFckRange), {
      path: [name],
      error: encodeMessage('structure.custom_fck.range'),
      when: unlessFaulty(name),
    })
    .transform((row): ConcreteVolume => {
      const own = custom(row);
      const fck = row.fck ?? own ?? 0;
      const volume = own === undefined ? { volume: row.volume } : { volume: row.volume, customFck: own };
      return withMark({ fck, ...volume }, row.assumed);
    })
    .pipe(
      z.object({
        fck: z.number(),
        volume: z.number(),
        customFck: z.number().exactOptional(),
        assumed: z.boolean().exactOptional(),
      }),
    );
}
