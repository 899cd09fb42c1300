import { foundationSchema, type FoundationData } from '#domain/foundation/foundation.ts';
import { foundationTypes, isFoundationType, type ModuleType } from '#domain/foundation/foundationType.ts';
import { insideName, renamedDeep, wireName } from '#domain/wireNames.ts';
import { type Dialect, strictDialect, tooThick } from '#domain/structures/dialect.ts';
import { structureSchema } from '#domain/structures/structure.ts';
import type { StructureData } from '#domain/structures/structureData.ts';
import { dimensionInside, dimensionOnWire, toCentimetres, toMetres } from '#domain/structures/wireUnits.ts';
import { technologies, type Technology } from '#domain/structures/technology/technology.ts';
import { z } from 'zod';
import { toJson } from '../db/json.ts';

function record<T extends z.core.$ZodLooseShape>(shape: T) {
  const names = Object.keys(shape).map((name) => [name, wireName(name)] as const);
  const sent = Object.fromEntries(names.map(([name, sentAs]) => [sentAs, shape[name] as z.ZodType]));
  return z.strictObject(sent).transform((row) => {
    const present = names.filter(([, sentAs]) => sentAs in row);
    return Object.fromEntries(present.map(([name, sentAs]) => [name, row[sentAs]]));
  }) as unknown as z.ZodType<z.output<z.ZodObject<T>>>;
}

/** The contents of a module: quantities of one floor, or of a tower's foundation. */
export type ModuleData = StructureData | FoundationData;

const wireDialect: Dialect = {
  ...strictDialect,
  record,
  nameOf: wireName,
  thickness: (schema, most) => schema.lte(toMetres(most), tooThick).transform(toCentimetres),
};

const schemas = Object.fromEntries<z.ZodType<ModuleData>>([
  ...technologies.map((type) => [type, structureSchema(type, wireDialect)] as const),
  ...foundationTypes.map((type) => [type, foundationSchema(type, wireDialect)] as const),
]);

type DataOf<Type extends ModuleType> = Type extends Technology ? StructureData : FoundationData;

/** Reads the quantities of one floor, or of a foundation, as /v1 takes them; paths of faults are in its names too. */
export const wireStructureSchema = <Type extends ModuleType>(type: Type) =>
  schemas[type] as z.ZodType<DataOf<Type>>;

/** Quantities in the names and units of /v1. */
export function structureOnWire(data: ModuleData): Record<string, unknown> {
  const sent = Object.entries(data).map(([name, value]) => [name, dimensionOnWire(name, value)]);
  return renamedDeep(Object.fromEntries(sent), wireName) as Record<string, unknown>;
}

/** Checked quantities as `versions.data` holds them: in the names and units of /v1, so that rows of every release read alike. */
export const structureToStore = (data: ModuleData) => toJson(structureOnWire(data));

/** What `versions.data` holds, in the names and units inside. */
export function structureFromStore(type: ModuleType, stored: Record<string, unknown>): ModuleData {
  const named = renamedDeep(stored, isFoundationType(type) ? foundationName : insideName);
  const inside = Object.entries(named as object).map(([name, value]) => [name, dimensionInside(name, value)]);
  return Object.fromEntries(inside) as ModuleData;
}

/** Pile caps have the name of masonry's blocks on the wire. */
const foundationName = (name: string) => (name === wireName('pileCaps') ? 'pileCaps' : insideName(name));
