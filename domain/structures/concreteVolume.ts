import { z } from 'zod';
import { finite, positive } from '../fields.ts';
import { customFckRange, fckRange } from '../limits.ts';
import type { Dialect } from './dialect.ts';
import { whileRight, within } from './rows.ts';

/** Concrete of one strength: fck MPa, volume m³ per floor. With `custom_fck` that is the strength, whatever `fck` says. */
export type ConcreteVolume = { fck: number; volume: number; custom_fck?: number };

/** The strength that counts, MPa. */
export const effectiveFck = ({ fck, custom_fck }: { fck: number; custom_fck?: number }) => custom_fck ?? fck;

type Given = {
  fck?: number | null | undefined;
  custom_fck?: number | null | undefined;
  customFck?: number | null | undefined;
};

const custom = (row: Given) => row.custom_fck ?? row.customFck ?? undefined;

/** Reads `customFck` and `custom_fck`, gives the latter; `fck` may be left out where a custom one is given. */
export function concreteVolumeSchema({ object, number }: Dialect) {
  return object({
    fck: number(finite().nullish()),
    volume: number(positive('structure.volume.positive')),
    custom_fck: number(finite().nullish()).optional(),
    customFck: number(finite().nullish()).optional(),
  })
    .refine((row) => custom(row) !== undefined || typeof row.fck === 'number', {
      path: ['fck'],
      error: 'general.required',
      when: whileRight('fck'),
    })
    .refine((row) => custom(row) !== undefined || typeof row.fck !== 'number' || within(row.fck, fckRange), {
      path: ['fck'],
      error: 'structure.fck.range',
      when: whileRight('fck'),
    })
    .refine((row) => within(custom(row) ?? customFckRange.min, customFckRange), {
      path: ['custom_fck'],
      error: 'structure.custom_fck.range',
      when: whileRight('custom_fck'),
    })
    .transform((row): ConcreteVolume => {
      const own = custom(row);
      const fck = row.fck ?? own ?? 0;
      return own === undefined ? { fck, volume: row.volume } : { fck, volume: row.volume, custom_fck: own };
    })
    .pipe(z.object({ fck: z.number(), volume: z.number(), custom_fck: z.number().exactOptional() }));
}
