import type { ColumnType } from 'kysely';

/** A `timestamptz`: read as an RFC 3339 UTC string (see db/engines/valueParsers.ts), written as a string or a Date. */
export type Timestamp = ColumnType<string, string | Date, string | Date>;

/** A timestamp the database fills in on insert. */
export type CreatedAt = ColumnType<string, string | Date | undefined, string | Date>;

/** A `jsonb` column: read parsed, written through `toJson` of db/json.ts, which names its type to both drivers. */
export type Json<T> = ColumnType<T, JsonText, JsonText>;

/** A `jsonb` column with a default. */
export type JsonWithDefault<T> = ColumnType<T, JsonText | undefined, JsonText>;

declare const jsonText: unique symbol;
export type JsonText = { readonly [jsonText]: true };
