type Parts = Record<string, unknown>;

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of a verdict, a type, a rule; and whether something is so. */
const isOneOfFew = (value: unknown) =>
  typeof value === 'boolean' || (typeof value === 'string' && /^[A-Z][A-Z_]+$/.test(value));

const isEmpty = (value: unknown) => value == null || (Array.isArray(value) && value.length === 0);

/**
 * What answers say that others have none of: fields that are null or empty there, and names of verdicts, types and rules
 * that do not come there. The place in a list does not count.
 */
export function newInAnswers(others: readonly object[], answers: readonly object[]): object[] {
  const seen = new Set<string>();
  const keyOf = (path: string, value: unknown) => (isOneOfFew(value) ? `${path}: ${String(value)}` : path);
  const note = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const each of value) note(each, path);
    else if (isParts(value)) for (const [name, each] of Object.entries(value)) note(each, `${path}.${name}`);
    else if (!isEmpty(value)) seen.add(keyOf(path, value));
  };
  const left = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) {
      const rest = value.map((each) => left(each, path)).filter((each) => !isEmpty(each));
      return rest.length === 0 ? undefined : rest;
    }
    if (isParts(value)) {
      const rest = Object.entries(value)
        .map(([name, each]) => [name, left(each, `${path}.${name}`)] as const)
        .filter(([, each]) => !isEmpty(each));
      return rest.length === 0 ? undefined : Object.fromEntries(rest);
    }
    return isEmpty(value) || seen.has(keyOf(path, value)) ? undefined : value;
  };
  for (const each of others) note(each, '');
  return answers.flatMap((each) => {
    const rest = left(each, '');
    return isParts(rest) ? [rest] : [];
  });
}
