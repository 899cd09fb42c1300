import { z } from 'zod';
import { encodeMessage, type MessageKey } from '../texts/messages.ts';

type Judged = { value: unknown; issues: readonly { path?: PropertyKey[] | undefined }[] };

/** Lets a rule over several fields run although some of them are wrong. */
export const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** The same, unless something is already wrong with `field`: one fault a field is enough. */
export const whileRight =
  (field: string) =>
  ({ value, issues }: Judged) =>
    isObject({ value }) && !issues.some(({ path }) => path?.[0] === field);

/** `missing` is what is said of an object that was left out; other faults keep their words. */
export const leftOut = (missing: MessageKey) => ({
  error: ({ code, input }: { code?: string; input?: unknown }) =>
    code === 'invalid_type' && (input === undefined || input === null) ? missing : undefined,
});

type RowsRule<T> = {
  row: z.ZodType<T>;
  /** What may not occur twice in the list. */
  identity: (row: T) => unknown;
  /** Field of the row the fault is shown at, and its message. */
  field: string;
  duplicate: MessageKey;
  max: number;
  missing?: MessageKey;
};

/** A list of at least one row, none of them twice; the later of two equal rows is the faulty one. */
export function rows<T>({
  row,
  identity,
  field,
  duplicate,
  max,
  missing = 'modules.at_least_one',
}: RowsRule<T>) {
  return z
    .array(row, {
      error: ({ input }) =>
        input === undefined || input === null ? missing : encodeMessage('general.invalid'),
    })
    .min(1, encodeMessage('modules.at_least_one'))
    .max(max, encodeMessage('general.too_many', { max }))
    .superRefine((list, context) => {
      const seen = new Set<unknown>();
      for (const [index, entry] of list.entries()) {
        const key = identity(entry);
        if (seen.has(key)) context.addIssue({ code: 'custom', path: [index, field], message: duplicate });
        seen.add(key);
      }
    });
}
