import { RestError } from './restErrors.ts';

const notKept: readonly string[] = ['NOT_SUPPORTED_BY_UPSTREAM', 'NOT_FOUND'];

/** An empty list where the service keeps no such rows; other failures stay what they are. */
export function emptyIfUnsupported(error: unknown): [] {
  if (error instanceof RestError && notKept.includes(error.code)) return [];
  throw error;
}
