import type { Language } from '#domain/texts/messages.ts';
import type { ApiContext } from '../context.ts';
import { withTransaction } from '../db/transaction.ts';
import { countMailTo } from '../limits/mailPace.ts';
import { countTokensSince, issueToken } from '../tokens/tokenRepository.ts';
import { tokenLifetimeMs } from '../tokens/tokenLifetimes.ts';
import type { UserRow } from '../users/userWire.ts';

const paths = { activation: '/activate', 'password-reset': '/reset' } as const;

/** Anybody may request these mails for another's email, so at most 5 an hour reach one person. */
const maxMails = 5;
const hourMs = 3_600_000;

/** A notice holds no secret; this only bounds how long the mailbox keeps it. */
export const noticeMs = 7 * 24 * hourMs;

/**
 * Does `work` and posts its mails in one transaction: both are stored or neither. `work` uses only the context it is
 * given. The mails go out after the transaction.
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
 * Posts, within withMails, the mail that activates an account or resets its password; its token works as long as
 * tokenLifetimes says. An activation mail to another address than the account's proves a new one.
 */
export async function sendAccountMail(
  context: ApiContext,
  user: UserRow,
  scope: 'activation' | 'password-reset',
  to = user.email,
): Promise<void> {
  const { db, mailer } = context;
  const recent = await countTokensSince(db, user.id, scope, new Date(Date.now() - hourMs));
  // Silently: the caller must not learn whether there is an account.
  if (recent >= maxMails || (await countMailTo(context, to)) > 0) return;
  const { id: tokenId, token } = await issueToken(db, { userId: user.id, scope, email: to });
  // Anybody may request it, from any browser, so the mail is in the account's language.
  const language = user.language as Language;
  const kind = scope === 'activation' && to !== user.email ? 'new-email' : scope;
  const words = { name: user.name };
  const about = { userId: user.id, tokenId, path: paths[scope], livesMs: tokenLifetimeMs[scope] };
  await mailer.post(db, { kind, to, language, words, ...about }, token);
}

/** Posts, within withMails, a notice of what was done with an account to its address, in its language. */
export async function sendNotice(
  { db, mailer }: ApiContext,
  user: UserRow,
  kind: 'email-change' | 'password-change' | 'second-factor' | 'webhook-off',
): Promise<void> {
  // Whoever changed the password may be an intruder: the owner's way back is the reset.
  const path = kind === 'password-change' ? '/forget' : '/profile';
  const words = { name: user.name, email: user.pendingEmail ?? '' };
  const language = user.language as Language;
  await mailer.post(db, { kind, to: user.email, language, words, path, livesMs: noticeMs, userId: user.id });
}
