import type { Language } from '#domain/texts/messages.ts';
import type { MailKind } from '../serviceTexts.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './mail.ts';

/**
 * A mail before it is written: `path` is the page its link opens, at an address known when it goes out, and `livesMs`
 * how long the link works. A letter for a token or an invitation has its secret in the link.
 */
export type Letter = Written & {
  /** The account it is about; not sent once that is deleted. */
  userId?: number;
  tokenId?: string;
  invitationId?: number;
  /** The earliest time to send it. */
  notBefore?: Date | undefined;
};

type Written = {
  kind: MailKind;
  to: string;
  language: Language;
  words: Record<string, string>;
  path: string;
  livesMs: number;
};

/** The letter as a mail, with the link's secret if it has one. */
export function writeLetter(publicUrl: string, letter: Written, secret: string | undefined): Mail {
  const { kind, to, language, words, path, livesMs } = letter;
  const link = new URL(`${publicUrl}${path}`);
  if (secret !== undefined) link.searchParams.set('tkn', secret);
  return composeMail(kind, { to, link: link.href, language, words, livesMs });
}
