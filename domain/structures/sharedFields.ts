import { z } from 'zod';
import { emptyToUndefined } from '../fields.ts';
import type { Dialect } from './dialect.ts';
import { otherMaterialRows } from './otherMaterialRows.ts';
import type { OtherMaterial } from './otherMaterials.ts';
import { type SlabSystem, slabSystems } from './slabSystem.ts';
import { encodeMessage } from '../texts/messages.ts';

/**
 * What the quantities of a floor may have besides its elements, whatever its technology: the one list of them. Whoever
 * reads, holds, sends or imports quantities names each of its keys, or does not compile.
 */
export type SharedFields = { slabSystem?: SlabSystem; otherMaterials?: OtherMaterial[] };

/** The column of an import sheet of those that are one word or figure; null for what has several columns, or none. */
export const sharedColumns = {
  slabSystem: 'module_slab_type',
  otherMaterials: null,
} as const satisfies Record<keyof SharedFields, string | null>;

/** Case and blanks do not count, as on the public service. The empty value of an untouched select means no system. */
const slabSystem = z.preprocess(
  (given) => {
    const value = emptyToUndefined(given);
    return typeof value === 'string' ? value.trim().toLowerCase() : value;
  },
  z.enum(slabSystems, encodeMessage('structure.slab_system')).nullish(),
);

/** Their rules; one more field of a structure is one more line here and in the type. */
export const sharedFields = (dialect: Dialect) =>
  ({
    slabSystem: slabSystem.optional(),
    otherMaterials: otherMaterialRows(dialect).optional(),
  }) satisfies Record<keyof SharedFields, z.ZodType>;
