import { z } from 'zod';
import { formNumber } from '../fields.ts';
import type { Language, MessageKey } from '../texts/messages.ts';

/**
 * How the same rules read their input. A strict dialect refuses unknown keys and empty lists; in a form figures may be
 * text, empty text is absent and so is an optional list without rows. The output has the names used here, whatever
 * `nameOf` calls them in the input.
 */
export type Dialect = {
  object: <T extends z.core.$ZodLooseShape>(shape: T, params?: ObjectParams) => z.ZodObject<T>;
  /** An object whose input keys are given by `nameOf`. */
  record: <T extends z.core.$ZodLooseShape>(shape: T) => z.ZodType<z.output<z.ZodObject<T>>>;
  nameOf: (name: string) => string;
  number: <T>(schema: z.ZodType<T>) => z.ZodType<T>;
  /** A thickness of at most `most` cm: in cm inside, whatever unit it has in the input. */
  thickness: (schema: z.ZodNumber, most: number) => z.ZodType<number>;
  optionalList: <T>(schema: z.ZodType<T>) => z.ZodType<T | null | undefined>;
  isForm: boolean;
};

/** Names both units, because figures are typed in cm and sent in m. */
export const tooThick: MessageKey = 'structure.thickness.at_most';

type ObjectParams = { error?: (issue: { code?: string; input?: unknown }) => string | undefined };

/** The rules for data that must be whole, under the names used here. */
export const strictDialect: Dialect = {
  object: (shape, params) => z.strictObject(shape, params),
  record: (shape) => z.strictObject(shape),
  nameOf: (name) => name,
  number: (schema) => schema,
  thickness: (schema, most) => schema.lte(most, tooThick),
  optionalList: (schema) => schema.nullish(),
  isForm: false,
};

const noRows = (value: unknown) => (Array.isArray(value) && value.length === 0 ? undefined : value);

export const formDialect = (language: Language): Dialect => ({
  object: (shape, params) => z.object(shape, params),
  record: (shape) => z.object(shape),
  nameOf: (name) => name,
  number: (schema) => formNumber(schema, language),
  thickness: (schema, most) => formNumber(schema.lte(most, tooThick), language),
  optionalList: (schema) => z.preprocess(noRows, schema.nullish()),
  isForm: true,
});

type Present<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> };

/** The same object without the keys that hold nothing. */
export function withoutEmpty<T extends object>(value: T): Present<T> {
  return Object.fromEntries(
    Object.entries(value).filter(([, each]) => each !== null && each !== undefined),
  ) as Present<T>;
}
