import type { z } from 'zod';
import { isEmpty } from '../generalErrors.ts';
import type { Technology } from './technology/technology.ts';
import { requiredFields } from './technology/technologyRules.ts';
import { isObject } from './rows.ts';

function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], data);
}

/** A row of a form that was opened but has no amount. */
function isOpenRow(row: unknown): boolean {
  const { volume, quantity } = (row ?? {}) as { volume?: unknown; quantity?: unknown };
  return isEmpty(volume) && isEmpty(quantity);
}

function isMissing(value: unknown): boolean {
  if (isEmpty(value)) return true;
  if (Array.isArray(value)) return value.every(isOpenRow);
  return typeof value === 'object' && 'volumes' in value && isMissing(value.volumes);
}

/** Required fields that are absent or empty, by name; reads data of any origin, complete or not. */
export function missingElements(type: Technology, data: unknown): string[] {
  return requiredFields(type).filter((path) => isMissing(valueAt(data, path)));
}

/** Adds one issue at the path `missing` that names everything the technology requires. */
export const summaryOfMissing = <S extends z.ZodType>(type: Technology, schema: S): S =>
  schema.refine((data) => missingElements(type, data).length === 0, {
    path: ['missing'],
    error: `structure.missing.${type}`,
    when: isObject,
  });
