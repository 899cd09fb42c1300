import { z } from 'zod';
import { compiledReader, refused } from './compiledReader.ts';
import { RestError, UnreadableRow } from './restErrors.ts';
import { type InsideName, insideName } from '#domain/wireNames.ts';
import { compileFunction } from 'node:vm';

/** An id: the live service numbers users and invitations with integers, the graph knows only strings. */
export const idWire = z.union([z.string(), z.number().transform(String)]);

/** A list that the service may send as null when empty; a missing one is a bad reply. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z
    .array(row)
    .nullable()
    .transform((rows) => rows ?? []);

/** Rows read one by one: an unreadable row becomes an error in its place and does not affect the others. */
export const rowsOf = <Row extends z.ZodType>(row: Row, what: string) =>
  z
    .array(z.unknown())
    .nullable()
    .transform((values) => {
      const read = compiledReader(row as z.ZodType<z.output<Row>>);
      return (values ?? []).map((value): z.output<Row> | UnreadableRow => {
        const result = read(value);
        return result === refused ? new UnreadableRow(what, identified.safeParse(value).data?.id) : result;
      });
    });

const identified = z.object({ id: idWire });

/** Page and row counts of a list; `{}` where there are no rows, but never missing. */
export const metadataWire = z
  .object({
    total_records: z.number().optional(),
    current_page: z.number().optional(),
    last_page: z.number().optional(),
  })
  .nullable()
  .transform((metadata) => ({ total: metadata?.total_records ?? 0 }));

/** Permissions on a project; unknown words are skipped. */
export const permissionsWire = listOf(z.string()).transform((words) =>
  words.map((word) => (word.startsWith('project:') ? word : `project:${word}`)).filter(isPermission),
);

/** The caller's own permissions; absent on the live service. */
export const ownPermissionsWire = permissionsWire.optional();

const known = ['project:view', 'project:edit', 'project:owner'] as const;
type Permission = (typeof known)[number];
const isPermission = (word: string): word is Permission => known.some((permission) => permission === word);

/** An answer that nothing is read from. */
export const anything = z.unknown();

/** `a=1&b=2`, skipping what is not set; values are escaped. */
export function queryText(parameters: Record<string, string | number | null | undefined>): string {
  const set = Object.entries(parameters).filter(([, value]) => value != null && value !== '');
  return set.map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`).join('&');
}

/**
 * An id as a path segment: it came from a client and may hold anything.
 * @throws RestError NOT_FOUND where the path would name something other than one thing: its list, or a parent.
 */
export function segment(id: string): string {
  if (/^\.{0,2}$/.test(id) || !id.isWellFormed()) throw new RestError('NOT_FOUND', 'This can not be an id');
  return encodeURIComponent(id);
}

/** A service's row under the inner names. */
type Inside<Row> = { [Name in keyof Row as InsideName<Name & string>]: Row[Name] };

/** The content of a row checked by a schema of these fields. */
export type CheckedRow<Shape extends z.core.$ZodShape> = z.output<z.ZodObject<Shape>>;

/** The schema of a row of /v1, which also renames its fields to the inner names and drops other fields. */
export const rowWire = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object(shape).transform(insideRow(shape));

/**
 * The fields of `shape` in a checked row, under the inner names. Written out, so that every row of a list has the same
 * hidden class: that makes reading fast.
 */
export function insideRow<Shape extends z.core.$ZodShape>(
  shape: Shape,
): (row: CheckedRow<Shape>) => Inside<CheckedRow<Shape>> {
  const members = Object.keys(shape).map((name) => `${insideName(name)}: row[${JSON.stringify(name)}]`);
  return compileFunction(`return { ${members.join(', ')} };`, ['row']) as (
    row: CheckedRow<Shape>,
  ) => Inside<CheckedRow<Shape>>;
}
