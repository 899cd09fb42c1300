import { FieldError } from '../errors.ts';
import { type Guess, readGuesses } from './passwordGuesses.ts';

/** A try each 15 s is what the pace of log-ins lets in: so many take two days. */
const earlyGuesses = 10_000;

/** People who sign up one after the other share the lists, which take some 50 ms to set up. */
const keptMs = 10_000;

/** Weighing takes longer the longer a password is, and everybody else waits meanwhile. */
const weighedLength = 16;

/**
 * Refuses a password that is among the first an attacker tries: the 49 000 most used ones of leaked lists, what is no
 * more than a Portuguese word or name, a repetition, a row of keys, a sequence or a date, or the account's own email.
 * NIST SP 800-63B, 3.1.1.2.
 *
 * @throws FieldError on `password`.
 */
export async function refuseCommonPassword(password: string, email?: string): Promise<void> {
  const lower = password.toLowerCase();
  const { common, guess } = await guesses();
  if (lower === email?.toLowerCase() || common.has(lower) || isEarly(password, guess))
    throw new FieldError({ password: 'account.password.common' });
}

/** A long one is as good as the better of its ends. */
const isEarly = (password: string, guess: Guess) =>
  [password.slice(0, weighedLength), password.slice(-weighedLength)].every(
    (part) => guess(part) < earlyGuesses,
  );

let read: ReturnType<typeof readGuesses> | undefined;
let forget: NodeJS.Timeout | undefined;

/** Read when a password is chosen: the lists would hold up every start. Let go after the last: they take 11 MB. */
function guesses(): ReturnType<typeof readGuesses> {
  clearTimeout(forget);
  forget = setTimeout(() => (read = undefined), keptMs).unref();
  return (read ??= readGuesses());
}
