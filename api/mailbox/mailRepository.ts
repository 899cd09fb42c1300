import type { Database } from '../db/database.ts';
import { escapeLike } from '../db/escapeLike.ts';
import type { Mail } from '../mail/mail.ts';
import type { Seal } from '../seal.ts';

/** A kept mail as /mailbox/mails.json lists it. */
export type StoredMail = {
  id: number;
  to: string;
  subject: string;
  createdAt: string;
  text: string;
  html: string;
  links: string[];
};

const newest = 200;

/** Keeps an encrypted mail as long as its link works; expired ones are deleted on the way. */
export async function keepMail(db: Database, seal: Seal, mail: Mail): Promise<void> {
  const { to, subject, livesMs, ...secret } = mail;
  await db.deleteFrom('mails').where('expiresAt', '<', new Date().toISOString()).execute();
  const expiresAt = new Date(Date.now() + livesMs);
  await db
    .insertInto('mails')
    .values({ recipient: to, subject, sealed: seal.close(JSON.stringify(secret)), expiresAt })
    .execute();
}

/** The newest mails first, at most 200. */
export async function listMails(db: Database, seal: Seal): Promise<StoredMail[]> {
  const rows = await selectMails(db).orderBy('id', 'desc').limit(newest).execute();
  return rows.flatMap((row) => opened(row, seal));
}

export async function findMail(db: Database, seal: Seal, id: number): Promise<StoredMail | undefined> {
  const rows = await selectMails(db).where('id', '=', id).execute();
  return rows.flatMap((row) => opened(row, seal))[0];
}

function selectMails(db: Database) {
  return db
    .selectFrom('mails')
    .where('expiresAt', '>', new Date().toISOString())
    .select(['id', 'recipient as to', 'subject', 'createdAt', 'sealed']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectMails>['execute']>>[number];

/** Undefined for a mail that was kept with another key. */
function opened({ sealed, ...row }: Row, seal: Seal): StoredMail[] {
  const secret = seal.open(sealed);
  return secret === undefined
    ? []
    : [{ ...row, ...(JSON.parse(secret) as Pick<Mail, 'text' | 'html' | 'links'>) }];
}

/** Deletes what was sent to an address, ignoring case. */
export async function deleteMailsTo(db: Database, address: string): Promise<void> {
  await db.deleteFrom('mails').where('recipient', 'ilike', escapeLike(address)).execute();
}
