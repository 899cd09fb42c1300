const isRecord = (node: unknown): node is Readonly<Record<string, unknown>> =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

const listed = (node: unknown): unknown[] => (Array.isArray(node) ? node : node === undefined ? [] : [node]);

/**
 * The nodes at a path of an EPD's data, following lists. XML comes as nested objects by local name, with attributes
 * among them and the text as `value`, like texts in ILCD's JSON.
 */
export function nodesAt(node: unknown, ...path: readonly string[]): unknown[] {
  let found = listed(node);
  for (const key of path)
    found = found.flatMap((each) => (isRecord(each) && Object.hasOwn(each, key) ? listed(each[key]) : []));
  return found;
}

/** The text of a node; null where it is empty or none. */
export function textOf(node: unknown): string | null {
  const value = isRecord(node) ? node['value'] : node;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? null : text;
}

export const textAt = (node: unknown, ...path: readonly string[]) =>
  nodesAt(node, ...path)
    .map(textOf)
    .find((text) => text !== null) ?? null;

/** A finite number of a node; null for anything else, such as an indicator that was not assessed. */
export function numberOf(node: unknown): number | null {
  const text = textOf(node);
  const value = text === null ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}

export const numberAt = (node: unknown, ...path: readonly string[]) =>
  nodesAt(node, ...path)
    .map(numberOf)
    .find((value) => value !== null) ?? null;
