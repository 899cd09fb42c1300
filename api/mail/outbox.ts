import { createTransport } from 'nodemailer';
import type { ApiConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { pauseAfter, type Queue, startQueue } from '../startQueue.ts';
import { writeLetter } from './letter.ts';
import { claimLetter, closeLetter, type OutboxRow, postponeLetter, renewSecret } from './outboxRepository.ts';

/** A mail server that hangs must not hold up the letters behind it (ms); together less than the lease of a letter. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Letters that one process delivers at a time. */
const workers = 4;
const longestWaitMs = 1_800_000;

/**
 * Delivers what the outbox holds: when it is woken, and every few seconds what is due. A letter that the mail server does
 * not take is tried again after 5 s, and then after three times as long each time, up to half an hour, until it is
 * older than `mailRetryHours` or nobody waits for its link any more. A process that dies over a letter leaves it to the
 * others: it may then come twice, and the link of the last one works.
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

/** Whether the mail server will never take a letter, because there is no such recipient. */
function isRefused(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
}
