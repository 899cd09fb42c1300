import type { Language } from '#domain/messages.ts';
import type { ApiContext } from '../context.ts';
import { countMailTo } from '../limits/mailPace.ts';
import { countTokensSince, issueToken } from '../tokens/tokenRepository.ts';
import { tokenLifetimeMs } from '../tokens/tokenLifetimes.ts';
import type { UserRow } from '../users/userWire.ts';
import { composeMail } from './composeMail.ts';

const paths = { activation: '/activate', 'password-reset': '/reset' } as const;

/** Anybody may ask for these mails with another's email: no more than 5 an hour reach one person. */
const mostMails = 5;
const hourMs = 3_600_000;

/** A notice holds no secret; where it is kept it is kept for as long as anybody looks. */
const noticeMs = 7 * 24 * hourMs;

/**
 * Sends the mail that activates an account or resets its password; its token works as long as tokenLifetimes says. An
 * activation mail to another address than the account's proves a new one.
 */
export async function sendAccountMail(
  context: ApiContext,
  user: UserRow,
  scope: 'activation' | 'password-reset',
  to = user.email,
): Promise<void> {
  const { db, config, mailer } = context;
  const recent = await countTokensSince(db, user.id, scope, new Date(Date.now() - hourMs));
  // Without a word: the caller may not learn whether there is anybody to write to.
  if (recent >= mostMails || (await countMailTo(context, to)) > 0) return;
  const { token } = await issueToken(db, { userId: user.id, scope, email: to });
  const link = `${config.publicUrl()}${paths[scope]}?tkn=${token}`;
  // Anybody may ask, from any browser: the mail speaks the language of the account.
  const language = user.language as Language;
  const kind = scope === 'activation' && to !== user.email ? 'new-email' : scope;
  const words = { name: user.name };
  await mailer.send(composeMail(kind, { to, link, language, words, livesMs: tokenLifetimeMs[scope] }));
}

/** Tells the address of an account what was done with it, in the language of the account. */
export async function sendNotice(
  { config, mailer }: ApiContext,
  user: UserRow,
  kind: 'email-change' | 'password-change',
): Promise<void> {
  // Whoever changed the password may hold the account: the way back to it is the reset.
  const link = `${config.publicUrl()}${kind === 'email-change' ? '/profile' : '/forget'}`;
  const words = { name: user.name, email: user.pendingEmail ?? '' };
  const language = user.language as Language;
  await mailer.send(composeMail(kind, { to: user.email, link, language, words, livesMs: noticeMs }));
}
