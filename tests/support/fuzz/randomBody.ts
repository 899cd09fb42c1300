import fc from 'fast-check';
import type { JsonSchema } from '../../../api/openapi/document.ts';
import { chance, type Draw, hostile, pick } from './random.ts';

type Schemas = Record<string, JsonSchema>;
type RandomId = (draw: Draw, name: string) => string;

/** Bodies by a JSON schema: mostly what it asks for, now and then something else at any place. */
export class RandomBody {
  readonly #schemas: Schemas;
  readonly #idOf: RandomId;

  constructor(schemas: Schemas, idOf: RandomId) {
    this.#schemas = schemas;
    this.#idOf = idOf;
  }

  of(draw: Draw, given: JsonSchema, name = ''): unknown {
    if (chance(draw, 0.02)) return pick(draw, hostile);
    const schema = this.#resolved(given);
    const choices = schema.anyOf ?? (schema['oneOf'] as JsonSchema[] | undefined);
    if (choices !== undefined) return this.of(draw, pick(draw, choices), name);
    if ('const' in schema) return schema['const'];
    if (Array.isArray(schema['enum'])) return pick(draw, schema['enum'] as unknown[]);
    if (/id$/i.test(name) && schema['type'] === 'string') return this.#idOf(draw, name);
    const type = Array.isArray(schema['type']) ? pick(draw, schema['type'] as string[]) : schema['type'];
    switch (type) {
      case 'object':
        return this.#object(draw, schema);
      case 'array':
        return Array.from({ length: draw(fc.nat, 3) }, () => this.of(draw, schema.items ?? {}, one(name)));
      case 'string':
        return text(draw, schema, name);
      case 'integer':
        return chance(draw, 0.1) ? pick(draw, [-1, 0, 2 ** 31, 2 ** 53]) : draw(fc.nat, 60);
      case 'number':
        return chance(draw, 0.1) ? pick(draw, [-1, 0, 1e-300, 1e300]) : draw(fc.nat, 90_000) / 100;
      case 'boolean':
        return draw(fc.boolean);
      case 'null':
        return null;
      default:
        return pick(draw, hostile);
    }
  }

  #object(draw: Draw, { properties = {}, required = [] }: JsonSchema): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    for (const [key, schema] of Object.entries(properties))
      if (chance(draw, required.includes(key) ? 0.99 : 0.5)) made[key] = this.of(draw, schema, key);
    if (chance(draw, 0.03)) made[String(pick(draw, hostile))] = pick(draw, hostile);
    return made;
  }

  #resolved(schema: JsonSchema): JsonSchema {
    const reference = schema['$ref'];
    return typeof reference === 'string' ? (this.#schemas[reference.split('/').at(-1) ?? ''] ?? {}) : schema;
  }
}

/** Ids of a list are named like one of them. */
const one = (name: string) => name.replace(/s$/, '');

function text(draw: Draw, schema: JsonSchema, name: string): string {
  if (schema['format'] === 'uuid') return crypto.randomUUID();
  if (schema['format'] === 'date-time') return '2031-05-06T07:08:09Z';
  if (/date|until/.test(name)) return '2031-05-06';
  if (/email/.test(name)) return `somebody${draw(fc.nat, 20)}@example.com`;
  if (/password/.test(name)) return pick(draw, ['pa55word!!', 'outra-senha-9', 'x']);
  return `${name} ${draw(fc.nat, 9)}`.slice(0, Number(schema['maxLength'] ?? 100));
}
