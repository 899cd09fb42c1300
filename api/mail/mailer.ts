import { createTransport } from 'nodemailer';
import type { ApiConfig } from '../config.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Mail } from './mail.ts';
import { keepMail } from '../mailbox/mailRepository.ts';
import { mailSealOf } from '../mailbox/mailSeal.ts';

export type Mailer = { send(mail: Mail): Promise<void>; close(): Promise<void> };

/**
 * Sends by SMTP when `smtpUrl` is set, else into the table the mailbox page reads. With the mailbox off nobody could
 * read it there, and the links in it are secrets: nothing is kept.
 */
export function createMailer(config: ApiConfig, { db }: OpenDatabase): Mailer {
  if (config.smtpUrl !== undefined) return smtpMailer(config.smtpUrl, config.mailFrom);
  const close = async () => {};
  if (!config.mailbox) return { send: async () => {}, close };
  const seal = mailSealOf(config.dataDir);
  return { send: (mail) => keepMail(db, seal, mail), close };
}

const waitsMs = [0, 2_000, 10_000];

/** A mail server that hangs must not hold up the end of the service for minutes (ms). */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * `send` returns at once: the answer must take the same time whether or not there is somebody to write to, and a mail
 * server that is down must not fail a sign-up. Delivery is tried three times; then the failure is logged.
 */
function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...timeouts }, { from });
  const closing = new AbortController();
  const underway = new Set<Promise<void>>();
  const deliver = async (mail: Mail) => {
    const { to, subject, text, html } = mail;
    for (const wait of waitsMs) {
      await sleep(wait, closing.signal);
      try {
        await transport.sendMail({ to, subject, text, html });
        return;
      } catch (error) {
        console.error(
          `Mail "${subject}" was not delivered: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  };
  return {
    send: async (mail) => {
      const delivery = deliver(mail).finally(() => underway.delete(delivery));
      underway.add(delivery);
    },
    close: async () => {
      closing.abort();
      await Promise.all(underway);
      transport.close();
    },
  };
}

/** Waits, or returns at once when the service is closing: the attempts left are then made without delay. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds === 0 || signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
