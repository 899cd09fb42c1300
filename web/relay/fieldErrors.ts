import { failureOf, type GraphqlError, type RequestFailure } from './failure.ts';

// Of a failed field Relay hands on the message alone; code and request id are kept here, by that message, until a
// fragment with @throwOnFieldError reads the field.
const most = 200;
const failures = new Map<string, RequestFailure>();

export function rememberFieldErrors(errors: readonly GraphqlError[], header: string | null): void {
  for (const error of errors) {
    if (failures.size >= most) failures.delete(failures.keys().next().value ?? '');
    failures.set(error.message, failureOf(error, header));
  }
}

/** The failure behind the message of a field: its own, not that of another field of the same answer. */
export const fieldFailure = (message: string): RequestFailure | undefined => failures.get(message);
