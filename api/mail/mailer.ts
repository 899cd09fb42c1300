import type { ApiConfig } from '../config.ts';
import type { MailStatus } from '../db/tables/mailTables.ts';
import type { Database, OpenDatabase } from '../db/database.ts';
import { keepMail } from '../mailbox/mailRepository.ts';
import { mailSealOf } from '../mailbox/mailSeal.ts';
import { type Letter, writeLetter } from './letter.ts';
import { startOutbox } from './outbox.ts';
import { insertLetter } from './outboxRepository.ts';

export type Mailer = {
  /**
   * Posts a letter in the transaction of what it tells of; `secret` is that of its link until it goes out. @returns what
   * became of it; null where no mail goes out.
   */
  post(trx: Database, letter: Letter, secret?: string): Promise<MailStatus | null>;
  /** To be called when such a transaction has ended: what was posted goes out. Does not wait for it. */
  wake(): void;
  close(): Promise<void>;
};

/**
 * Sends by SMTP when `smtpUrl` is set, else into the table the mailbox page reads. With the mailbox off nobody could
 * read it there, and the links in it are secrets: nothing is kept.
 */
export function createMailer(config: ApiConfig, { db }: OpenDatabase): Mailer {
  const { smtpUrl } = config;
  if (smtpUrl !== undefined) {
    const post = async (trx: Database, letter: Letter) => {
      await insertLetter(trx, letter);
      return 'waiting' as const;
    };
    return { post, ...startOutbox({ ...config, smtpUrl }, db) };
  }
  const nothing = { wake: () => {}, close: async () => {} };
  if (!config.mailbox) return { post: async () => null, ...nothing };
  const seal = mailSealOf(config.dataDir);
  const post = async (trx: Database, letter: Letter, secret?: string) => {
    await keepMail(trx, seal, writeLetter(config.publicUrl(), letter, secret));
    return 'sent' as const;
  };
  return { post, ...nothing };
}
