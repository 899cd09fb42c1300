import type { Language } from '#domain/texts/messages.ts';
import type { ApiContext } from '../context.ts';
import { withTransaction } from '../db/transaction.ts';
import { countMailTo } from '../limits/mailPace.ts';
import { countTokensSince, issueToken } from '../tokens/tokenRepository.ts';
import { tokenLifetimeMs } from '../tokens/tokenLifetimes.ts';
import type { UserRow } from '../users/userWire.ts';

const paths = { activation: '/activate', 'password-reset': '/reset' } as const;

/** Anybody may ask for these mails with another's email: no more than 5 an hour reach one person. */
const mostMails = 5;
const hourMs = 3_600_000;

/** A notice holds no secret; where it is kept it is kept for as long as anybody looks. */
export const noticeMs = 7 * 24 * hourMs;

/**
 * Does `work` and posts its mails in one transaction: both are stored or neither. `work` uses nothing but the context it
 * is given. The mails go out when the transaction has ended.
 */
export async function withMails<T>(
  context: ApiContext,
  work: (inside: ApiContext) => Promise<T>,
): Promise<T> {
  const result = await withTransaction(context.db, (trx) => work({ ...context, db: trx }));
  context.mailer.wake();
  return result;
}

/**
 * Posts, within withMails, the mail that activates an account or resets its password; its token works as long as tokenLifetimes says. An
 * activation mail to another address than the account's proves a new one.
 */
export async function sendAccountMail(
  context: ApiContext,
  user: UserRow,
  scope: 'activation' | 'password-reset',
  to = user.email,
): Promise<void> {
  const { db, mailer } = context;
  const recent = await countTokensSince(db, user.id, scope, new Date(Date.now() - hourMs));
  // Without a word: the caller may not learn whether there is anybody to write to.
  if (recent >= mostMails || (await countMailTo(context, to)) > 0) return;
  const { id: tokenId, token } = await issueToken(db, { userId: user.id, scope, email: to });
  // Anybody may ask, from any browser: the mail speaks the language of the account.
  const language = user.language as Language;
  const kind = scope === 'activation' && to !== user.email ? 'new-email' : scope;
  const words = { name: user.name };
  const about = { userId: user.id, tokenId, path: paths[scope], livesMs: tokenLifetimeMs[scope] };
  await mailer.post(db, { kind, to, language, words, ...about }, token);
}

/** Posts, within withMails, what was done with an account to its address, in the language of the account. */
export async function sendNotice(
  { db, mailer }: ApiContext,
  user: UserRow,
  kind: 'email-change' | 'password-change' | 'second-factor' | 'webhook-off',
): Promise<void> {
  // Whoever changed the password may hold the account: the way back to it is the reset.
  const path = kind === 'password-change' ? '/forget' : '/profile';
  const words = { name: user.name, email: user.pendingEmail ?? '' };
  const language = user.language as Language;
  await mailer.post(db, { kind, to: user.email, language, words, path, livesMs: noticeMs, userId: user.id });
}
