import type { Database } from '../db/database.ts';

/** A kept mail as /mailbox.json lists it. */
export type StoredMail = {
  id: number;
  to: string;
  subject: string;
  created_at: string;
  text: string;
  html: string;
  links: string[];
};

const newest = 200;

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
    .select(['id', 'recipient as to', 'subject', 'created_at', 'text', 'html', 'links']);
}
