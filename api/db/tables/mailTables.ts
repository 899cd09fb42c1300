import type { Language } from '#domain/texts/messages.ts';
import type { GeneratedAlways, Generated } from 'kysely';
import type { MailKind } from '../../serviceTexts.ts';
import type { CreatedAt, Json, Timestamp } from './columns.ts';

/** What became of a mail: it waits for the mail server, was given to it, or was given up. */
export type MailStatus = 'waiting' | 'sent' | 'failed';

/** What is shown at /mailbox instead of being sent; it goes when its link no longer works. */
export type MailTable = {
  id: GeneratedAlways<number>;
  recipient: string;
  subject: string;
  sealed: string;
  createdAt: CreatedAt;
  expiresAt: Timestamp;
};

/**
 * A mail to be sent, without the secret of its link, which is made when it goes out for the token or the invitation named.
 * It goes with either, with its account, and when it was delivered or given up. `path` is the page its link opens.
 */
export type OutboxTable = {
  id: GeneratedAlways<number>;
  kind: MailKind;
  recipient: string;
  language: Language;
  words: Json<Record<string, string>>;
  path: string;
  livesMs: number;
  userId: number | null;
  tokenId: string | null;
  invitationId: number | null;
  attempts: Generated<number>;
  nextAt: CreatedAt;
  createdAt: CreatedAt;
};
