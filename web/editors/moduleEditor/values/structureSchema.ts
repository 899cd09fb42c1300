import { z } from 'zod';
import { encodeMessage, type Language } from '#domain/texts/messages.ts';
import { structureFormSchema } from '#domain/structures/structure.ts';
import type { StructureData } from '#domain/structures/structureData.ts';
import { technologies, type Technology } from '#domain/structures/technology/technology.ts';
import type { StructureValues } from './structureValues.ts';

const amounts = ['volume', 'mass', 'quantity'];
const optionalLists = ['steel', 'mortar'];

const isBlank = (row: unknown) =>
  typeof row === 'object' &&
  row !== null &&
  Object.entries(row).every(
    ([name, value]) => !amounts.includes(name) || value === undefined || value === '',
  );

/** Without the empty rows at the end of optional lists; rows above them keep their index for the errors. */
export function withoutUnusedRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnusedRows);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      if (!optionalLists.includes(name) || !Array.isArray(each)) return [name, withoutUnusedRows(each)];
      return [name, each.slice(0, each.findLastIndex((row) => !isBlank(row)) + 1)];
    }),
  );
}

/** The output of a form with a structure: its own fields and the quantities of the chosen technology. */
type WithStructure<Fields> = Fields & { technology: Technology; structure: StructureData };

/**
 * Rules of a form that holds a structure beside other fields: only the chosen technology is checked, with faults at
 * paths like `beam_column.concreteColumns.volumes.0.fck`.
 */
export function withStructure<Shape extends z.ZodRawShape>(shape: Shape, language: Language) {
  const branch = (technology: Technology) =>
    z
      .object({
        ...shape,
        technology: z.literal(technology),
        [technology]: z.preprocess(withoutUnusedRows, structureFormSchema(technology, language)),
      })
      .transform((values: Record<string, unknown>) => ({ ...values, structure: values[technology] }));
  // Without a technology the form's own fields are still checked, so the first attempt shows every fault.
  const unchosen = z.object({
    ...shape,
    technology: z.literal('').refine(() => false, encodeMessage('structure.type.select')),
  });
  const schema = z.discriminatedUnion('technology', [unchosen, ...technologies.map(branch)], {
    error: encodeMessage('structure.type.select'),
  });
  // The technology's key is computed, which zod's types can't follow.
  return schema as unknown as z.ZodType<
    WithStructure<z.output<z.ZodObject<Shape>>>,
    z.input<z.ZodObject<Shape>> & StructureValues
  >;
}
