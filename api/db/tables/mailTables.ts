import type { Language } from '#domain/texts/messages.ts';
import type { GeneratedAlways, Generated } from 'kysely';
import type { MailKind } from '../../serviceTexts.ts';
import type { CreatedAt, Json, Timestamp } from './columns.ts';

/** Whether a mail waits, was accepted by the mail server, or was given up. */
export type MailStatus = 'waiting' | 'sent' | 'failed';

/** A mail shown at /mailbox instead of being sent; deleted when its link expires. */
export type MailTable = {
  id: GeneratedAlways<number>;
  recipient: string;
  subject: string;
  sealed: string;
  createdAt: CreatedAt;
  expiresAt: Timestamp;
};

/**
 * A mail to be sent. The secret of its link is not here: it is made for the token or invitation when the mail goes out.
 * The row is deleted with either, with its account, and when the mail was delivered or given up. `path` is the page its
 * link opens.
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
