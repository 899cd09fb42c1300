import { z } from 'zod';
import { emptyToUndefined } from '../fields.ts';
import type { ConcreteField } from './concrete/concreteNames.ts';
import type { Dialect } from './dialect.ts';
import { otherMaterialRows } from './otherMaterialRows.ts';
import type { OtherMaterial } from './otherMaterials.ts';
import { type SlabSystem, slabSystems } from './concrete/slabSystem.ts';
import { encodeMessage } from '../texts/messages.ts';

/**
 * Quantities of a floor beside its elements, in any technology: the one list of them. Whatever reads, holds, sends or
 * imports quantities must name each of its keys to compile.
 */
export type SharedFields = { slabSystem?: SlabSystem; otherMaterials?: OtherMaterial[] };

/** The import column of a field that is one word; null where what is read and written of a row is named beside it. */
export const sharedColumns = {
  slabSystem: 'module_slab_type',
  otherMaterials: null,
} as const satisfies {
  [Name in keyof SharedFields]-?: SharedFields[Name] extends string | undefined ? string : null;
};

/** The part of the quantities that takes a field along into another technology. */
export const sharedParts = {
  slabSystem: 'concreteSlabs',
  otherMaterials: 'otherMaterials',
} as const satisfies Record<keyof SharedFields, ConcreteField | 'masonry' | 'otherMaterials'>;

/** Case and blanks do not count, as on the public service. The empty value of an untouched select means no system. */
const slabSystem = z.preprocess(
  (given) => {
    const value = emptyToUndefined(given);
    return typeof value === 'string' ? value.trim().toLowerCase() : value;
  },
  z.enum(slabSystems, encodeMessage('structure.slab_system')).nullish(),
);

/** Their rules; a new field of a structure is one more line here and in the type. */
export const sharedFields = (dialect: Dialect) =>
  ({
    slabSystem: slabSystem.optional(),
    otherMaterials: otherMaterialRows(dialect).optional(),
  }) satisfies Record<keyof SharedFields, z.ZodType>;
