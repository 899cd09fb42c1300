import type { ApiContext } from '../../api/context.ts';
import { inMemory } from '../../api/db/engines/pglite.ts';
import type { Mail } from '../../api/mail/mail.ts';
import { mailCipherOf } from '../../api/mailbox/mailCipher.ts';

type KeptMail = Pick<Mail, 'subject' | 'text' | 'html' | 'links'>;

/**
 * Every mail kept for somebody, the newest first, read from the database: the mailbox page exists on the embedded one
 * alone.
 */
export async function mailsTo(db: ApiContext['db'], email: string): Promise<KeptMail[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['subject', 'sealed'])
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ subject, sealed }) => ({
    subject,
    ...(JSON.parse(mailCipherOf(inMemory).decrypt(sealed) ?? '') as Omit<KeptMail, 'subject'>),
  }));
}

/** The newest of them. @throws when there is none. */
export async function newestMail(db: ApiContext['db'], email: string): Promise<KeptMail> {
  const [mail] = await mailsTo(db, email);
  if (mail === undefined) throw new Error(`no mail to ${email}`);
  return mail;
}

/** The token in the link of the newest mail to somebody. */
export async function mailedToken(db: ApiContext['db'], email: string): Promise<string> {
  const { links } = await newestMail(db, email);
  return new URL(links[0] ?? '').searchParams.get('tkn') ?? '';
}
