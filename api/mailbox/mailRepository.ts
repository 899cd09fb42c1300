import type { Database } from '../db/database.ts';
import { escapeLike } from '../db/escapeLike.ts';
import type { Mail } from '../mail/mail.ts';
import type { Cipher } from '../cipher.ts';

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
export async function keepMail(db: Database, cipher: Cipher, mail: Mail): Promise<void> {
  const { to, subject, livesMs, ...secret } = mail;
  await db.deleteFrom('mails').where('expiresAt', '<', new Date().toISOString()).execute();
  const expiresAt = new Date(Date.now() + livesMs);
  await db
    .insertInto('mails')
    .values({ recipient: to, subject, sealed: cipher.encrypt(JSON.stringify(secret)), expiresAt })
    .execute();
}

/** The newest mails first, at most 200. */
export async function listMails(db: Database, cipher: Cipher): Promise<StoredMail[]> {
  const rows = await selectMails(db).orderBy('id', 'desc').limit(newest).execute();
  return rows.flatMap((row) => decrypted(row, cipher));
}

export async function findMail(db: Database, cipher: Cipher, id: number): Promise<StoredMail | undefined> {
  const rows = await selectMails(db).where('id', '=', id).execute();
  return rows.flatMap((row) => decrypted(row, cipher))[0];
}

function selectMails(db: Database) {
  return db
    .selectFrom('mails')
    .where('expiresAt', '>', new Date().toISOString())
    .select(['id', 'recipient as to', 'subject', 'createdAt', 'sealed']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectMails>['execute']>>[number];

/** Undefined for a mail that was kept with another key. */
function decrypted({ sealed, ...row }: Row, cipher: Cipher): StoredMail[] {
  const secret = cipher.decrypt(sealed);
  return secret === undefined
    ? []
    : [{ ...row, ...(JSON.parse(secret) as Pick<Mail, 'text' | 'html' | 'links'>) }];
}

/** Deletes what was sent to an address, ignoring case. */
export async function deleteMailsTo(db: Database, address: string): Promise<void> {
  await db.deleteFrom('mails').where('recipient', 'ilike', escapeLike(address)).execute();
}
