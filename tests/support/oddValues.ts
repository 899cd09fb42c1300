/** Where a field stands in a body or input; of a list, in its first row. */
export type Place = readonly (string | number)[];

/** Longer than any field takes. */
export const longText = 'a'.repeat(2001);

/** The body with another value in a place; undefined where there is no such place. */
export function withValue(body: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof body !== 'object' || body === null) return undefined;
  const inside = (body as Record<string, unknown>)[key];
  if (inside === undefined && rest.length > 0) return undefined;
  const next = withValue(inside, rest, value);
  if (rest.length > 0 && next === undefined) return undefined;
  const copy = structuredClone(body) as Record<string, unknown>;
  copy[key] = next;
  return copy;
}

const nameOf = (value: unknown) =>
  value === longText ? 'a long text' : (JSON.stringify(value) ?? 'nothing');

/** What is answered to each value, asked one after another, by the values that are answered alike. */
export async function byAnswer(
  values: readonly unknown[],
  ask: (value: unknown) => Promise<string>,
): Promise<string> {
  const named = new Map<string, string[]>();
  for (const value of values) {
    const answer = await ask(value);
    named.set(answer, [...(named.get(answer) ?? []), nameOf(value)]);
  }
  return [...named].map(([answer, names]) => `${names.join(', ')} → ${answer}`).join('; ');
}
