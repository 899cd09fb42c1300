import { z } from 'zod';
import { compiledReader, refused } from './compiledReader.ts';
import { RestError, UnreadableRow } from './restErrors.ts';

/** An id: the live service counts users and invitations with integers, the graph knows only strings. */
export const idWire = z.union([z.string(), z.number().transform(String)]);

/** A list that the service may send as null where it is empty; one that is left out is a bad reply. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z
    .array(row)
    .nullable()
    .transform((rows) => rows ?? []);

/** Rows read one by one: one that can't be read becomes an error in its place and leaves the others alone. */
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

/** Page and row counts of a list; `{}` where there are no rows, but always there. */
export const metadataWire = z
  .object({
    total_records: z.number().optional(),
    current_page: z.number().optional(),
    last_page: z.number().optional(),
  })
  .nullable()
  .transform((metadata) => ({ total: metadata?.total_records ?? 0 }));

/** What somebody holds on a project; unknown words are skipped. */
export const permissionsWire = listOf(z.string()).transform((words) =>
  words.map((word) => (word.startsWith('project:') ? word : `project:${word}`)).filter(isPermission),
);

/** What the caller holds on it: absent on the live service. */
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
 * An id as a segment of a path: it came from a client and may hold anything.
 *
 * @throws RestError NOT_FOUND where the path would name something else than one thing: its list, or what is above.
 */
export function segment(id: string): string {
  if (/^\.{0,2}$/.test(id) || !id.isWellFormed()) throw new RestError('NOT_FOUND', 'This can not be an id');
  return encodeURIComponent(id);
}
