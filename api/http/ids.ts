import { v7 } from 'uuid';
import { z } from 'zod';

/** A new UUID v7: ids sort by the time they were made. */
export const newId = (): string => v7();

/** The first id made at an instant (ms) or later. */
export function firstIdOf(instant: number): string {
  const time = Math.max(0, instant).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be one of our ids; querying for anything else would be an error. */
export const isUuid = (text: string): boolean => uuid.test(text);

/** An id in a path. One that can't be an id answers 404 like any unknown one (see http/input/validation.ts). */
export const uuidParam = z.string().regex(uuid).describe('UUID v7');

/** An integer id (users, invitations) in a path. */
export const integerParam = z.coerce.number().int().min(1).max(2_147_483_647);
