import type { Database } from '../db/database.ts';
import { toJson } from '../db/json.ts';
import type { Mail } from '../mail/mail.ts';

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

/** Keeps a mail as long as its link works; those whose link has ended are swept on the way. */
export async function keepMail(db: Database, { to, links, livesMs, ...mail }: Mail): Promise<void> {
  await db.deleteFrom('mails').where('expiresAt', '<', new Date().toISOString()).execute();
  const expiresAt = new Date(Date.now() + livesMs);
  await db
    .insertInto('mails')
    .values({ ...mail, recipient: to, links: toJson(links), expiresAt })
    .execute();
}

/** The newest mails first, at most 200. */
export async function listMails(db: Database): Promise<StoredMail[]> {
  return selectMails(db).orderBy('id', 'desc').limit(newest).execute();
}

export async function findMail(db: Database, id: number): Promise<StoredMail | undefined> {
  return selectMails(db).where('id', '=', id).executeTakeFirst();
}

function selectMails(db: Database) {
  return db
    .selectFrom('mails')
    .where('expiresAt', '>', new Date().toISOString())
    .select(['id', 'recipient as to', 'subject', 'createdAt', 'text', 'html', 'links']);
}
