import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { hashToken } from '../auth/token.ts';

const name = 'mailbox_key';

/** Whether a call has the key, in its address (`?key=`) or in its cookie. */
export function isOpenedBy(request: FastifyRequest, key: string): boolean {
  const inAddress = new URL(request.url, 'http://mailbox.invalid').searchParams.get('key');
  const cookies = (request.headers.cookie ?? '').split(/;\s*/);
  const inCookie = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  return [inAddress, inCookie].some((given) => given != null && isSame(given, key));
}

/** The cookie that keeps the mailbox open in this browser session, for the mailbox alone. */
export const mailboxCookie = (key: string): string =>
  `${name}=${key}; Path=/mailbox; HttpOnly; SameSite=Strict`;

/** Compared by digest, in constant time. */
const isSame = (given: string, key: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(key)));
