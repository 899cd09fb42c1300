import { RestError } from '../rest/restErrors.ts';

/**
 * Whether a change may have been made although it failed: nobody answered, the service broke, or its answer can't be
 * read. What it refused was not made.
 */
export const isOpen = (failure: unknown): boolean =>
  failure instanceof RestError &&
  (failure.code === 'UPSTREAM_UNAVAILABLE' || failure.code === 'UPSTREAM_BAD_REPLY');
