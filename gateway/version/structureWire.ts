import { otherPurposes, otherUnits } from '#domain/structures/otherMaterials.ts';
import type { SharedFields } from '#domain/structures/sharedFields.ts';
import { groutPositions } from '#domain/structures/groutPositions.ts';
import { slabSystems } from '#domain/structures/concrete/slabSystem.ts';
import { concreteFieldsOf } from '#domain/structures/concrete/concreteNames.ts';
import { dimensionsOf, requiredDimensions } from '#domain/structures/dimensions.ts';
import type { StructureData } from '#domain/structures/structureData.ts';
import { toCentimetres } from '#domain/structures/wireUnits.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { pascalCase, type WireName, wireName } from '#domain/wireNames.ts';
import { z } from 'zod';
import { badReply } from '../rest/restErrors.ts';
import { listOf, rowWire } from '../rest/wire.ts';
import type { ResolversTypes } from '../__generated__/resolverTypes.ts';
import type { Settled } from '../resolverTypes.ts';

const optional = z.number().nullish();
/** Missing unless the amount was assumed. */
const assumed = z
  .boolean()
  .nullish()
  .transform((mark) => mark ?? false);
const given = (value: number | null | undefined) => value ?? undefined;

/** m on the wire, cm inside. */
const thickness = optional.transform((metres) => (metres == null ? metres : toCentimetres(metres)));

export const volumeWire = z
  .object({ fck: optional, custom_fck: optional, customFck: optional, volume: z.number(), assumed })
  .transform(({ custom_fck, customFck, ...row }) => ({
    ...row,
    fck: given(row.fck),
    customFck: given(custom_fck ?? customFck),
  }));
export const steelWire = z
  .object({
    ca: optional,
    custom_ca: optional,
    customCa: optional,
    mass: z.number(),
    assumed,
  })
  .transform(({ custom_ca, customCa, ...row }) => ({
    ...row,
    ca: given(row.ca),
    customCa: given(custom_ca ?? customCa),
  }));

const nothing = { volumes: [], steel: [] };
/** The service leaves out lists that were never entered: blocks without grout, concrete without steel. */
const optionalListOf = <Row extends z.ZodType>(row: Row) =>
  listOf(row)
    .optional()
    .transform((rows) => rows ?? []);
const elementWire = z.object({ volumes: listOf(volumeWire), steel: optionalListOf(steelWire) }).nullish();
const element = elementWire.transform((value) => value ?? nothing);
const optionalElement = elementWire.transform((value) => value ?? undefined);

/** An unknown word is read as no system, because a wrong one would be shown. */
export const slabSystemWire = z.enum(slabSystems).nullish().catch(null);

const ends = z.object({ min: z.number(), max: z.number() });
/** Missing where there are none, as on a service that does not know them. */
const otherMaterials = optionalListOf(
  z.object({
    name: z.string(),
    purpose: z.enum(otherPurposes),
    amount: z.number(),
    unit: z.enum(otherUnits),
    co2: ends,
    energy: ends,
    source: z.string(),
    assumed,
  }),
);

/** What a structure of any technology may have besides its elements. */
const shared = { slab_type: slabSystemWire, other_materials: otherMaterials } satisfies Record<
  WireName<keyof SharedFields>,
  z.ZodType
>;

const strength = <Key extends string>(key: Key) =>
  z.object({ [key]: z.number(), volume: z.number() } as Record<Key | 'volume', z.ZodNumber>);

const masonryWire = z
  .object({
    grout: optionalListOf(
      z.object({
        position: z.enum(groutPositions),
        volumes: listOf(strength('fgk')),
        steel: optionalListOf(steelWire),
      }),
    ),
    mortar: optionalListOf(strength('fak')),
    blocks: listOf(z.object({ type: z.string(), fbk: z.number(), quantity: z.number(), assumed })),
  })
  .nullish()
  .transform((value) => value ?? { grout: [], mortar: [], blocks: [] });

function schemaOf(type: Technology) {
  const { required, optional: others } = concreteFieldsOf(type);
  const dimensions = Object.entries(dimensionsOf(type));
  return rowWire({
    ...(type === 'structural_masonry' ? { masonry: masonryWire } : {}),
    ...Object.fromEntries(required.map((name) => [wireName(name), element])),
    ...Object.fromEntries(others.map((name) => [wireName(name), optionalElement])),
    ...Object.fromEntries(
      dimensions.map(([name, { use }]) => [wireName(name), use === 'thickness' ? thickness : optional]),
    ),
    ...shared,
  });
}

const schemas = {
  beam_column: schemaOf('beam_column'),
  concrete_wall: schemaOf('concrete_wall'),
  structural_masonry: schemaOf('structural_masonry'),
};

/** Fields that show that the service sent the quantities of a technology. */
const marks = {
  beam_column: 'concrete_columns',
  concrete_wall: 'concrete_walls',
  structural_masonry: 'masonry',
};

/**
 * The quantities of one floor as the service holds them, without other fields of the wire. More lenient than the input
 * rules, so that old records stay readable: a figure may be missing, but not be something other than a number.
 * @returns undefined when nothing of the technology is there. @throws UPSTREAM_BAD_REPLY where it cannot be read.
 */
export function readStructure(type: Technology, data: unknown): StructureData | undefined {
  if (typeof data !== 'object' || data === null || !(marks[type] in data)) return undefined;
  const result = schemas[type].safeParse(data);
  if (result.success) return result.data as StructureData;
  const places = result.error.issues.slice(0, 3).map(({ path }) => path.join('.'));
  throw badReply(`The quantities of a module can't be read at ${places.join(', ')}`);
}

type InputDataSource = Settled<ResolversTypes['StructureInputData']>;

/**
 * The inputs, as the union member of their technology; null when the service does not send them.
 * @throws UPSTREAM_BAD_REPLY where they cannot be read or a figure is missing.
 */
export function toStructureInputData(type: Technology, data: unknown): InputDataSource | null {
  const structure = readStructure(type, data);
  if (structure === undefined) return null;
  // These are non-null in the graph, and a missing one is not 0.
  const absent = requiredDimensions(type).find(
    (name) => (structure as Record<string, unknown>)[name] == null,
  );
  if (absent !== undefined) throw badReply(`The quantities of a module lack ${absent}`);
  const __typename = `${pascalCase(type)}Data` as const;
  if (!('masonry' in structure)) return { __typename, ...structure } as InputDataSource;
  const { masonry, ...concrete } = structure;
  return { __typename, ...concrete, ...masonry } as InputDataSource;
}
