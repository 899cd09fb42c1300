import { FieldError } from '../errors.ts';

/**
 * Refuses a password that is among the first an attacker tries: the 49 000 most used ones of leaked lists, as
 * zxcvbn keeps them, or the account's own email. NIST SP 800-63B, 3.1.1.2.
 *
 * @throws FieldError on `password`.
 */
export async function refuseCommonPassword(password: string, email?: string): Promise<void> {
  const lower = password.toLowerCase();
  if (lower === email?.toLowerCase() || (await commonPasswords()).has(lower))
    throw new FieldError({ password: 'account.password.common' });
}

let read: Promise<Set<string>> | undefined;

/** Read when the first password is chosen: the list would hold up every start. */
function commonPasswords(): Promise<Set<string>> {
  read ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return read;
}
