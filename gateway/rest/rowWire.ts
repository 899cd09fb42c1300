import { type InsideName, insideName } from '#domain/wireNames.ts';
import { compileFunction } from 'node:vm';
import { z } from 'zod';

/** What a service sends of a row, under the names inside. */
type Inside<Row> = { [Name in keyof Row as InsideName<Name & string>]: Row[Name] };

/** What a row that was checked by a schema of these fields holds. */
export type Sent<Shape extends z.core.$ZodShape> = z.output<z.ZodObject<Shape>>;

/** A row of /v1: what checks it also names its fields as they are called inside. Fields without a schema fall away. */
export const rowWire = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object(shape).transform(insideRow(shape));

/**
 * The fields of `shape` out of a checked row, under the names inside. Spelled out, so that every row of a list has the
 * same form: that is what makes reading it fast.
 */
export function insideRow<Shape extends z.core.$ZodShape>(
  shape: Shape,
): (row: Sent<Shape>) => Inside<Sent<Shape>> {
  const members = Object.keys(shape).map((name) => `${insideName(name)}: row[${JSON.stringify(name)}]`);
  return compileFunction(`return { ${members.join(', ')} };`, ['row']) as (
    row: Sent<Shape>,
  ) => Inside<Sent<Shape>>;
}
