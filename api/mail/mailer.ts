import type { ApiConfig } from '../config.ts';
import type { MailStatus } from '../db/tables/mailTables.ts';
import type { Database, OpenDatabase } from '../db/database.ts';
import { keepMail } from '../mailbox/mailRepository.ts';
import { mailCipherOf } from '../mailbox/mailCipher.ts';
import { type Letter, writeLetter } from './letter.ts';
import { startOutbox } from './outbox.ts';
import { insertLetter } from './outboxRepository.ts';

export type Mailer = {
  /**
   * Posts a letter in the transaction of its change; `secret` is its link's until it goes out. @returns its status;
   * null where no mail is sent.
   */
  post(trx: Database, letter: Letter, secret?: string): Promise<MailStatus | null>;
  /** Sends what was posted, without waiting for it. Call it after such a transaction. */
  wake(): void;
  close(): Promise<void>;
};

/**
 * Sends by SMTP when `smtpUrl` is set, else stores mails for the mailbox page. With the mailbox off nothing is kept,
 * because nobody could read it and links are secrets.
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
  const cipher = mailCipherOf(config.dataDir);
  const post = async (trx: Database, letter: Letter, secret?: string) => {
    await keepMail(trx, cipher, writeLetter(config.publicUrl(), letter, secret));
    return 'sent' as const;
  };
  return { post, ...nothing };
}
