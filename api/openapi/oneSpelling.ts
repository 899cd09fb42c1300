import { canonicalTechnology, isTechnologyName } from '#domain/structures/technology/technology.ts';
import { wireName } from '#domain/wireNames.ts';

/**
 * Removes older spellings of a value or a field, which are still read, from the description. Generated clients would
 * get two names that differ only in case.
 */
export function oneSpelling(part: unknown): void {
  if (Array.isArray(part)) return part.forEach(oneSpelling);
  if (typeof part !== 'object' || part === null) return;
  const { enum: values, properties } = part as { enum?: unknown; properties?: Record<string, unknown> };
  if (Array.isArray(values))
    Object.assign(part, { enum: values.filter((value) => !hasOther(value, values)) });
  for (const name of Object.keys(properties ?? {})) {
    const other = wireName(name);
    if (other !== name && properties !== undefined && other in properties) delete properties[name];
  }
  Object.values(part).forEach(oneSpelling);
}

const hasOther = (value: unknown, values: readonly unknown[]) =>
  typeof value === 'string' &&
  isTechnologyName(value) &&
  canonicalTechnology(value) !== value &&
  values.includes(canonicalTechnology(value));
