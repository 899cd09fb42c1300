import type { FastifyRequest } from 'fastify';
import type { DbAndConfig } from '../context.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { Pace } from './attemptRepository.ts';
import { refuseTooEarly, waitBefore } from './waitBefore.ts';

const hourMs = 3_600_000;

/** Mails about an account to one address, whoever requested them. */
const toAddress: Pace = { free: 10, firstMs: 60_000, longestMs: hourMs, forgetMs: 6 * hourMs };
/** Mails requested without a log-in from one address, to anybody; an office may share one. */
const fromAddress: Pace = { free: 50, firstMs: 10_000, longestMs: hourMs, forgetMs: 6 * hourMs };
/** Repeated invitations from one person to one address. */
const byInviterTo: Pace = { free: 5, firstMs: 60_000, longestMs: hourMs, forgetMs: 6 * hourMs };
/** Mails to one person about their role in one office. */
const ofRole: Pace = byInviterTo;
/** New addresses one account asks to have proved. */
const newAddresses: Pace = byInviterTo;
/** Invitations one person sends, to any address. */
const byInviter: Pace = { free: 50, firstMs: 10_000, longestMs: hourMs, forgetMs: 6 * hourMs };

/** How long to wait (ms) before one more mail may go to the address; 0 counts it as sent. */
export const countMailTo = (context: DbAndConfig, address: string) =>
  waitBefore(context, `mail ${address.toLowerCase()}`, toAddress);

/**
 * Counts a sign-up or a request for a mail before it is known whether the email has an account: whoever tries a list of
 * emails must neither learn who has one nor have mails sent to all.
 * @throws ApiError 429 with `Retry-After` (s) when it came too soon.
 */
export async function paceAskedMail(context: DbAndConfig, request: FastifyRequest): Promise<void> {
  const key = `mails asked from ${clientAddress(request)}`;
  refuseTooEarly(request, 'mail.delayed', await waitBefore(context, key, fromAddress));
}

/**
 * Counts that somebody names a new address for their account, before it is known whether the address has one: see
 * paceAskedMail.
 * @throws ApiError 429 with `Retry-After` (s) when it came too soon.
 */
export async function paceNewAddress(
  context: DbAndConfig,
  request: FastifyRequest,
  userId: number,
): Promise<void> {
  const waitMs = await waitBefore(context, `new addresses ${userId}`, newAddresses);
  refuseTooEarly(request, 'mail.delayed', waitMs);
}

/**
 * How long to wait (ms) before this user may invite the address again; 0 counts it as done. Others' invitations to it
 * do not count, or one account could keep everybody from inviting a person.
 */
export async function countInvitation(
  context: DbAndConfig,
  userId: number,
  address: string,
): Promise<number> {
  const waitMs = await waitBefore(context, `invitations ${userId} ${address.toLowerCase()}`, byInviterTo);
  return waitMs > 0 ? waitMs : waitBefore(context, `invitations ${userId}`, byInviter);
}

/** How long to wait (ms) before another mail about a changed role in an office; 0 counts it as sent. */
export const countRoleMail = (context: DbAndConfig, organizationId: string, userId: number) =>
  waitBefore(context, `role ${organizationId} ${userId}`, ofRole);
