import type { FastifyRequest } from 'fastify';
import type { DbAndConfig } from '../context.ts';
import type { Database } from '../db/database.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { type DeviceMark, isKnownAddress } from '../tokens/deviceRepository.ts';
import { countAttempt, forgetAttempts, type Pace } from './attemptRepository.ts';
import { refuseTooEarly, waitBefore } from './waitBefore.ts';

const quarterMs = 900_000;

/** Wrong tries at one account from one address, device or session. */
const fromHere: Pace = { free: 5, firstMs: 1_000, longestMs: 60_000, forgetMs: quarterMs };
/** At one account from anywhere: laxer and shorter, because others could delay its owner with it. */
const fromAnywhere: Pace = { free: 30, firstMs: 1_000, longestMs: 15_000, forgetMs: quarterMs };
/** From one address at any account; an office may share one. */
const byAddress: Pace = { free: 50, firstMs: 1_000, longestMs: 60_000, forgetMs: quarterMs };

/** Log-ins by an office's provider, which is called each time. */
const signOns: Pace = { ...byAddress, free: 100 };

/** Wrong second factors: whoever tries knows the password. At this pace, guessing a six-digit code takes ten years. */
const secondProofs: Pace = { free: 5, firstMs: 1_000, longestMs: quarterMs, forgetMs: 24 * 4 * quarterMs };

/**
 * Counts a log-in before its password is checked. From a device with a mark of the account, or an address where it
 * logged in before, it is counted for that place alone, so that guesses elsewhere delay nobody there. From anywhere
 * else it is counted for the account at this address, for the address and for the account. An unknown account is
 * counted like a known one.
 * @returns what to call when the password was right. @throws ApiError 429 with `Retry-After` (s) when it came too soon.
 */
export async function paceLogIn(
  { db, config }: DbAndConfig,
  request: FastifyRequest,
  email: string,
  mark: DeviceMark | undefined,
): Promise<() => Promise<void>> {
  if (!config.rateLimit) return async () => {};
  if (mark !== undefined) return paceAlone(db, request, `log-in mark ${mark.id}`);
  const address = clientAddress(request);
  const account = `log-in ${email.toLowerCase()}`;
  const here = `${account} ${address}`;
  if (await isKnownAddress(db, email, address)) return paceAlone(db, request, here);
  // One after the other: a try that one count refuses must not use up the others'.
  for (const [key, pace] of [
    [here, fromHere],
    [`log-in from ${address}`, byAddress],
    [account, fromAnywhere],
  ] as const) {
    refuseTooEarly(request, 'log-in.delayed', await countAttempt(db, key, pace));
  }
  return async () => {
    await forgetAttempts(db, here);
    await forgetAttempts(db, account);
  };
}

/**
 * Counts a guess at the current password in an open session, apart from guesses without one.
 * @returns what to call when it was right. @throws ApiError 429 with `Retry-After` (s) when it came too soon.
 */
export async function paceCurrentPassword(
  { db, config }: DbAndConfig,
  request: FastifyRequest,
  userId: number,
): Promise<() => Promise<void>> {
  return config.rateLimit ? paceAlone(db, request, `current password ${userId}`) : async () => {};
}

/**
 * Counts a second factor of a log-in, apart for a device with a mark of the account.
 * @returns what to call when it was right. @throws ApiError 429 with `Retry-After` (s) when it came too soon.
 */
export async function paceSecondProof(
  { db, config }: DbAndConfig,
  request: FastifyRequest,
  userId: number,
  mark: DeviceMark | undefined,
): Promise<() => Promise<void>> {
  if (!config.rateLimit) return async () => {};
  const key = `second proof ${mark?.id ?? userId}`;
  refuseTooEarly(request, 'second-factor.delayed', await countAttempt(db, key, secondProofs));
  return () => forgetAttempts(db, key);
}

/** Counts a step of a log-in by a provider, from one address. @throws ApiError 429 with `Retry-After` (s). */
export async function paceSignOn(context: DbAndConfig, request: FastifyRequest): Promise<void> {
  const waitMs = await waitBefore(context, `sign-on from ${clientAddress(request)}`, signOns);
  refuseTooEarly(request, 'log-in.delayed', waitMs);
}

async function paceAlone(db: Database, request: FastifyRequest, key: string): Promise<() => Promise<void>> {
  refuseTooEarly(request, 'log-in.delayed', await countAttempt(db, key, fromHere));
  return () => forgetAttempts(db, key);
}
