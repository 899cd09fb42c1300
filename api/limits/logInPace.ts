import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { countAttempt, forgetAttempts, type Pace } from './attemptRepository.ts';
import { refuseTooSoon } from './refuseTooSoon.ts';

const quarterMs = 900_000;

/** Wrong log-ins to one account from one address. */
const fromHere: Pace = { free: 5, firstMs: 1_000, longestMs: 60_000, forgetMs: quarterMs };
/** To one account from anywhere: laxer, and short, because others could hold its owner up with it. */
const fromAnywhere: Pace = { free: 30, firstMs: 1_000, longestMs: 15_000, forgetMs: quarterMs };
/** From one address to any account: an office may share one. */
const byAddress: Pace = { free: 50, firstMs: 1_000, longestMs: 60_000, forgetMs: quarterMs };

/**
 * Counts one more log-in before its password is looked at: for the account at this address, for the address and for the
 * account. An unknown account is counted like a known one.
 *
 * @returns what to call when the password was right. @throws ApiError 429 with `Retry-After` (s) when it came too soon.
 */
export async function paceLogIn(
  { db, config }: Pick<ApiContext, 'db' | 'config'>,
  request: FastifyRequest,
  email: string,
): Promise<() => Promise<void>> {
  if (!config.rateLimit) return async () => {};
  const account = `log-in ${email.toLowerCase()}`;
  const here = `${account} ${clientAddress(request)}`;
  // One after the other: a try that one count refuses must not use up the others'.
  for (const [key, pace] of [
    [here, fromHere],
    [`log-in from ${clientAddress(request)}`, byAddress],
    [account, fromAnywhere],
  ] as const) {
    refuseTooSoon(request, 'log-in.delayed', await countAttempt(db, key, pace));
  }
  return async () => {
    await forgetAttempts(db, here);
    await forgetAttempts(db, account);
  };
}
