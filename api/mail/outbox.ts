import { createTransport } from 'nodemailer';
import type { ApiConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { pauseAfter, type Queue, startQueue } from '../startQueue.ts';
import { writeLetter } from './letter.ts';
import { claimLetter, closeLetter, type OutboxRow, postponeLetter, renewSecret } from './outboxRepository.ts';

/** A mail server that hangs must not delay the letters behind it (ms); together less than a letter's lease. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Letters delivered at a time by one process. */
const workers = 4;
const longestWaitMs = 1_800_000;

/**
 * Delivers the outbox: when woken, and every few seconds what is due. Failures are retried after 5 s, then three times
 * as long each time up to half an hour, until the letter is older than `mailRetryHours` or its link has expired. If a
 * process dies during a delivery, others retry it: the letter may then come twice, and the last link works.
 */
export function startOutbox(
  config: Pick<ApiConfig, 'mailFrom' | 'mailRetryHours' | 'publicUrl'> & { smtpUrl: string },
  db: Database,
): Queue {
  const transport = createTransport({ url: config.smtpUrl, ...timeouts }, { from: config.mailFrom });
  const deliver = async (letter: OutboxRow) => {
    const secret = await renewSecret(db, letter);
    if (secret === undefined) return withTransaction(db, (trx) => closeLetter(trx, letter, 'failed'));
    const written = { ...letter, to: letter.recipient };
    const { to, subject, text, html } = writeLetter(config.publicUrl(), written, secret ?? undefined);
    try {
      await transport.sendMail({ to, subject, text, html });
    } catch (error) {
      console.error(
        `Mail "${subject}" was not delivered: ${error instanceof Error ? error.message : String(error)}`,
      );
      const waitMs = pauseAfter(letter.attempts, longestWaitMs);
      const endsMs =
        Date.parse(letter.createdAt) + Math.min(letter.livesMs, config.mailRetryHours * 3_600_000);
      if (isRefused(error) || Date.now() + waitMs > endsMs)
        return withTransaction(db, (trx) => closeLetter(trx, letter, 'failed'));
      return postponeLetter(db, letter.id, waitMs);
    }
    await withTransaction(db, (trx) => closeLetter(trx, letter, 'sent'));
  };
  const { wake, close } = startQueue({
    name: 'outbox',
    workers,
    claim: () => claimLetter(db),
    work: deliver,
  });
  return {
    wake,
    close: async () => {
      await close();
      transport.close();
    },
  };
}

/** Whether the mail server will never accept a letter, because there is no such recipient. */
function isRefused(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
}
