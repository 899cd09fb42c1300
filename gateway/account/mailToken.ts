import { refusedByService } from '../errors/userErrors.ts';
import { RestError } from '../rest/restErrors.ts';

/**
 * Runs a call that spends the token of a mail. A 422 on the token means that it is unknown, spent or expired, which
 * the client shows as a page of its own and not at a field.
 *
 * @throws RefusedInput INVALID_TOKEN.
 */
export async function spendMailToken<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const text = error instanceof RestError ? (error.fields['token'] ?? undefined) : undefined;
    throw text === undefined ? error : refusedByService('INVALID_TOKEN', text, ['token']);
  }
}
