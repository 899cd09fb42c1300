import { z } from 'zod';
import { finite, nonNegative, positive } from '../fields.ts';
import { isEmpty } from '../generalErrors.ts';
import { customFckRange } from '../limits.ts';
import { encodeMessage, type Language } from '../texts/messages.ts';
import { steelRows, volumeRows } from '../structures/concrete/concreteElement.ts';
import type { ConcreteVolume } from '../structures/concrete/concreteVolume.ts';
import { type Dialect, formDialect, strictDialect, withoutEmpty } from '../structures/dialect.ts';
import { isWithin } from '../range.ts';
import { missingMessage } from '../structures/rows.ts';
import type { SteelMass } from '../structures/steel/steelMass.ts';
import { foundationOf, isWholeFoundation, type PartKind } from './foundationParts.ts';
import type { castParts, FoundationType } from './foundationType.ts';

/** A plate under the tower: area m², thickness m, steel kg. `fck`, MPa, where it is not that of the foundation. */
export type Raft = { area: number; thickness: number; fck?: number; steel?: SteelMass[] };

/** A part given by its volume, m³, with its steel, kg. `fck`, MPa, where it is not that of the foundation. */
export type FoundationPart = { volume: number; fck?: number; steel?: SteelMass[] };

/** A part given as elements of structures are: concrete m³ by class, steel kg, forms m². */
export type CastPart = { volumes: ConcreteVolume[]; steel?: SteelMass[]; formArea?: number };

/** Retaining walls stand beside foundations of every kind. */
type WithWalls = { retainingWalls?: CastPart };

export type RaftFoundationData = Raft & { fck: number } & WithWalls;

export type PilesFoundationData = {
  fck: number;
  piles: FoundationPart;
  pileCaps?: FoundationPart;
  gradeBeams?: FoundationPart;
  tieBeams?: FoundationPart;
} & WithWalls;

export type RaftPilesFoundationData = { fck: number; raft: Raft; piles: FoundationPart } & WithWalls;

/** Footings, caissons or retaining walls, and what else is cast with them. */
export type CastFoundationData = Partial<Record<(typeof castParts)[number], CastPart>>;

/** Quantities of the whole foundation of one tower. */
export type FoundationData =
  RaftFoundationData | PilesFoundationData | RaftPilesFoundationData | CastFoundationData;

const strength = () =>
  finite().refine((value) => isWithin(value, customFckRange), {
    error: encodeMessage('foundation.fck.range'),
  });

/** Required steel; a form without rows reports it at the list. */
const requiredSteel = (dialect: Dialect) =>
  steelRows(dialect)
    .optional()
    .refine((list) => list != null, { error: encodeMessage('foundation.steel.required') })
    // The key stays required for readers.
    .transform((list) => list);

const plate = (dialect: Dialect) => ({
  area: dialect.number(positive('foundation.area.positive')),
  thickness: dialect.number(
    positive('foundation.thickness.positive').lte(20, encodeMessage('foundation.thickness.at_most')),
  ),
  steel: requiredSteel(dialect),
});

const ownFck = (dialect: Dialect) => dialect.number(strength().nullish()).optional();

function part(dialect: Dialect, isRequired = true) {
  const volume = isRequired
    ? positive('structure.volume.positive')
    : nonNegative('structure.volume.non_negative');
  return dialect
    .object(
      {
        volume: dialect.number(volume),
        fck: ownFck(dialect),
        steel: steelRows(dialect).optional(),
      },
      missingMessage('foundation.part.required'),
    )
    .transform((given) => withoutEmpty(given) as FoundationPart);
}

function castPart(dialect: Dialect) {
  return dialect
    .object(
      {
        volumes: volumeRows(dialect),
        steel: steelRows(dialect).optional(),
        [dialect.nameOf('formArea')]: dialect
          .number(nonNegative('structure.form.non_negative').nullish())
          .optional(),
      },
      missingMessage('foundation.part.required'),
    )
    .transform(({ volumes, steel, ...rest }): CastPart => {
      const formArea = rest[dialect.nameOf('formArea')] as number | null | undefined;
      return withoutEmpty({ volumes, steel, formArea }) as CastPart;
    });
}

/** A part of a form in which nothing was typed is absent. */
const optionalPart = (dialect: Dialect, schema: z.ZodType) =>
  dialect.isForm
    ? z.preprocess((given) => (isUntouched(given) ? undefined : given), schema.nullish())
    : schema.nullish();

const isUntouched = (given: unknown) =>
  Object.values(given ?? {}).every((value) => isEmpty(value) || (Array.isArray(value) && value.length === 0));

const raft = (dialect: Dialect) =>
  dialect
    .object({ ...plate(dialect), fck: ownFck(dialect) }, missingMessage('foundation.part.required'))
    .transform((given) => withoutEmpty(given) as Raft);

const partRules: Readonly<Record<PartKind, (dialect: Dialect, isRequired: boolean) => z.ZodType>> = {
  plate: raft,
  mass: (dialect, isRequired) => (isRequired ? part(dialect) : optionalPart(dialect, part(dialect, false))),
  cast: (dialect, isRequired) =>
    isRequired ? castPart(dialect) : optionalPart(dialect, castPart(dialect)).optional(),
};

/** Rules of one kind of foundation, in the names of `dialect`; areas m², thickness m, volumes m³, masses kg. */
export const foundationSchema = (
  type: FoundationType,
  dialect: Dialect = strictDialect,
): z.ZodType<FoundationData> =>
  dialect
    .record(
      foundationOf(type, dialect.number(strength()), ({ name, kind, isRequired }) =>
        isWholeFoundation(type, name) ? plate(dialect) : partRules[kind](dialect, isRequired),
      ) as Record<string, z.ZodType>,
    )
    .transform((given) => withoutEmpty(given) as FoundationData);

/** The same for a form, whose figures may be text written in `language`. */
export const foundationFormSchema = (
  type: FoundationType,
  language: Language = 'pt-BR',
): z.ZodType<FoundationData> => foundationSchema(type, formDialect(language));
