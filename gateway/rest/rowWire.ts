import { compileFunction } from 'node:vm';
import { z } from 'zod';
import { type InsideName, insideName } from './wireNames.ts';

/** What a service sends of a row, under the names inside. */
type Inside<Row> = { [Name in keyof Row as InsideName<Name & string>]: Row[Name] };

/** A row of /v1: what checks it also names its fields as they are called inside. Fields without a schema fall away. */
export const rowWire = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object(shape).transform(renamer(shape) as (row: z.output<z.ZodObject<Shape>>) => Inside<typeof row>);

/** Spelled out, so that every row of a list has the same form: that is what makes reading it fast. */
function renamer(shape: z.core.$ZodShape): (row: unknown) => unknown {
  const members = Object.keys(shape).map((name) => `${insideName(name)}: row[${JSON.stringify(name)}]`);
  return compileFunction(`return { ${members.join(', ')} };`, ['row']) as (row: unknown) => unknown;
}
