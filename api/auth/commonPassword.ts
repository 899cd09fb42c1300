import { FieldError } from '../errors.ts';
import { type Guess, readGuesses } from './passwordGuesses.ts';

/** At one try each 15 s, which the pacing of log-ins allows, this many take two days. */
const earlyGuesses = 10_000;

/** Kept for people who sign up shortly after each other, because the lists take some 50 ms to load. */
const keptMs = 10_000;

/** Rating a longer password takes longer, and blocks all other requests meanwhile. */
const weighedLength = 16;

/**
 * Refuses a password that an attacker tries first: the 49 000 most used ones of leaked lists, a single Portuguese word
 * or name, a repetition, a keyboard row, a sequence or a date, or the account's own email. NIST SP 800-63B, 3.1.1.2.
 * @throws FieldError on `password`.
 */
export async function refuseCommonPassword(password: string, email?: string): Promise<void> {
  const lower = password.toLowerCase();
  const { common, guess } = await guesses();
  if (lower === email?.toLowerCase() || common.has(lower) || isEarly(password, guess))
    throw new FieldError({ password: 'account.password.common' });
}

/** A long one counts as the stronger of its two ends. */
const isEarly = (password: string, guess: Guess) =>
  [password.slice(0, weighedLength), password.slice(-weighedLength)].every(
    (part) => guess(part) < earlyGuesses,
  );

let read: ReturnType<typeof readGuesses> | undefined;
let forget: NodeJS.Timeout | undefined;

/**
 * Loaded when a password is chosen, because the lists would slow every start; released after the last use, because they
 * take 11 MB.
 */
function guesses(): ReturnType<typeof readGuesses> {
  clearTimeout(forget);
  forget = setTimeout(() => (read = undefined), keptMs).unref();
  return (read ??= readGuesses());
}
