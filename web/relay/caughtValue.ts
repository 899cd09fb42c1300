import { failureOf, type GraphqlError } from './failure.ts';

/** A field read with `@catch`. */
type Caught<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly errors: readonly unknown[] };

const unreadable: readonly string[] = [
  'UPSTREAM_BAD_REPLY',
  'NOT_SUPPORTED_BY_UPSTREAM',
  'PROJECT_UNREADABLE',
];

const failuresOf = (errors: readonly unknown[]) =>
  errors.map((error) => failureOf(error as GraphqlError, null));

/** Whether a caught field is one that the user may not see. */
export const isForbidden = (caught: Caught<unknown>) =>
  !caught.ok && failuresOf(caught.errors).some(({ code }) => code === 'FORBIDDEN');

/** What was read of a caught field, null where it failed. */
export const valueOrNull = <Value>(caught: Caught<Value>): Value | null => (caught.ok ? caught.value : null);

/** The value of a caught field. @throws the failure of it. */
export function valueOrThrow<Value>(caught: Caught<Value>): Value {
  if (caught.ok) return caught.value;
  throw failuresOf(caught.errors)[0] ?? new Error('A field failed without an error');
}

/** Why a caught field failed; null where it did not. */
export const caughtFailure = (caught: Caught<unknown>) =>
  caught.ok ? null : (failuresOf(caught.errors)[0] ?? null);

/** The value of a caught field, null where what is kept can't be read. @throws any other failure, as without `@catch`. */
export function caughtValue<Value>(caught: Caught<Value>): Value | null {
  if (caught.ok) return caught.value;
  const failure = failuresOf(caught.errors).find(({ code }) => !unreadable.includes(code));
  if (failure !== undefined) throw failure;
  return null;
}
