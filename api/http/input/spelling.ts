import { insideName, type InsideName } from '#domain/wireNames.ts';
import type {
  FastifyPluginAsync,
  FastifyPluginOptions,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import { z } from 'zod';

/** The type of a value of the wire with its keys renamed to the inner names; keys of a record stay. */
type Inside<T> = T extends readonly (infer Item)[]
  ? Inside<Item>[]
  : T extends object
    ? { [Key in keyof T as Key extends string ? InsideName<Key> : Key]: Inside<T[Key]> }
    : T;

/** The inner type of a request's or a reply's schema. */
export type InsideOf<Schema extends z.ZodType> = Inside<z.output<Schema>>;

/** Handlers receive and return values in the inner names; their schemas describe the wire. */
export interface SpellingTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? InsideOf<this['schema']> : unknown;
  serializer: this['schema'] extends z.ZodType ? InsideOf<this['schema']> : unknown;
}

export type SpelltRoutes = FastifyPluginAsync<FastifyPluginOptions, RawServerDefault, SpellingTypeProvider>;

type Respell = (value: unknown) => unknown;
type Direction = 'inside' | 'wire';

/** Renames what a schema checked; keys that it does not name, of records and loose objects, stay. */
export function respellInside<Schema extends z.ZodType>(
  schema: Schema,
): (checked: z.output<Schema>) => InsideOf<Schema> {
  return (respelling(schema, 'inside') ?? asItIs) as (checked: z.output<Schema>) => InsideOf<Schema>;
}

/** Renames a reply for the wire; the schema checks it afterwards. */
export const respellForWire = (schema: z.ZodType): Respell => respelling(schema, 'wire') ?? asItIs;

const asItIs = (value: unknown) => value;

/** Undefined where both spellings are the same at every level. */
function respelling(schema: z.core.$ZodType, to: Direction): Respell | undefined {
  if (schema instanceof z.ZodObject) return respellObject(schema, to);
  if (schema instanceof z.ZodArray) {
    const item = respelling(schema.element, to);
    return item && ((value) => (Array.isArray(value) ? value.map(item) : value));
  }
  // The result of a transform is free; only a schema behind it has names to convert.
  if (schema instanceof z.ZodPipe) return respelling(to === 'inside' ? schema.out : schema.in, to);
  if (schema instanceof z.ZodUnion) {
    if (schema.options.some((option) => respelling(option, to) !== undefined))
      throw new Error('a union of objects has no one spelling');
    return undefined;
  }
  return isWrapper(schema) ? respelling(schema.unwrap(), to) : undefined;
}

/** Optional, nullable, default, catch, read-only. */
const isWrapper = (schema: z.core.$ZodType): schema is z.ZodOptional =>
  'unwrap' in schema && typeof schema.unwrap === 'function';

function respellObject(schema: z.ZodObject, to: Direction): Respell | undefined {
  const fields = new Map(
    Object.entries(schema.shape).map(([name, field]) => {
      const inside = insideName(name);
      const [from, into] = to === 'inside' ? [name, inside] : [inside, name];
      return [from, { into, respell: respelling(field, to) }] as const;
    }),
  );
  if ([...fields].every(([from, { into, respell }]) => from === into && respell === undefined))
    return undefined;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const respelt: Record<string, unknown> = {};
    for (const from of Object.keys(value)) {
      const content = (value as Record<string, unknown>)[from];
      const field = fields.get(from);
      respelt[field?.into ?? from] = field?.respell ? field.respell(content) : content;
    }
    return respelt;
  };
}
