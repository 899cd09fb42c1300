import { z } from 'zod';
import { encodeMessage, type MessageKey } from '../texts/messages.ts';

type Judged = { value: unknown; issues: readonly { path?: PropertyKey[] | undefined }[] };

/** Lets a rule over several fields run although some of them are wrong. */
export const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** For `when` of a rule: runs it on an object unless `field` already has a fault, because one per field is enough. */
export const unlessFaulty =
  (field: string) =>
  ({ value, issues }: Judged) =>
    isObject({ value }) && !issues.some(({ path }) => path?.[0] === field);

/** Gives an object that is missing the message `missing`; other faults keep theirs. */
export const missingMessage = (missing: MessageKey) => ({
  error: ({ code, input }: { code?: string; input?: unknown }) =>
    code === 'invalid_type' && (input === undefined || input === null) ? missing : undefined,
});

type RowsRule<T> = {
  row: z.ZodType<T>;
  /** What must be unique in the list. */
  identity: (row: T) => unknown;
  /** Field of the row the fault is shown at, and its message. */
  field: string;
  duplicate: MessageKey;
  max: number;
  missing?: MessageKey;
};

/** A list of at least one row, without duplicates; the later of two equal rows is the faulty one. */
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
