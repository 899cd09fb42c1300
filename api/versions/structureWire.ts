import { foundationSchema, type FoundationData } from '#domain/foundation/foundation.ts';
import type { ModuleType } from '#domain/foundation/foundationType.ts';
import { renamedDeep, wireName } from '#domain/wireNames.ts';
import { type Dialect, strictDialect } from '#domain/structures/dialect.ts';
import { type StructureData, structureSchema } from '#domain/structures/structure.ts';
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

/** What a module holds: quantities of one floor, or of the foundation of a tower. */
export type ModuleData = StructureData | FoundationData;

const wireDialect: Dialect = { ...strictDialect, record, nameOf: wireName };

const schemas = {
  beam_column: structureSchema('beam_column', wireDialect),
  concrete_wall: structureSchema('concrete_wall', wireDialect),
  structural_masonry: structureSchema('structural_masonry', wireDialect),
  raft_foundation: foundationSchema('raft_foundation', wireDialect),
  piles_foundation: foundationSchema('piles_foundation', wireDialect),
  raft_piles_foundation: foundationSchema('raft_piles_foundation', wireDialect),
} satisfies Record<ModuleType, z.ZodType<ModuleData>>;

/** Reads the quantities of one floor, or of a foundation, as /v1 takes them; paths of faults are in its names too. */
export const wireStructureSchema = <Type extends ModuleType>(type: Type): (typeof schemas)[Type] =>
  schemas[type];

/** Quantities in the names of /v1. */
export const structureOnWire = (data: ModuleData) => renamedDeep(data, wireName) as Record<string, unknown>;

/** Checked quantities as `versions.data` holds them: in the names of /v1, so that rows of every release read alike. */
export const structureToStore = (data: ModuleData) => toJson(structureOnWire(data));
