import { type RawBuilder, sql } from 'kysely';
import type { JsonText } from './tables/columns.ts';

/**
 * A value for a `jsonb` column. The cast is spelled out because pg would send an array as a PostgreSQL array
 * and PGlite would quote a string twice.
 */
export function toJson(value: unknown): RawBuilder<JsonText> {
  return sql<JsonText>`cast(${JSON.stringify(value)}::text as jsonb)`;
}
