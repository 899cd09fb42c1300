import type { Language } from '#domain/texts/messages.ts';
import type { MailKind } from '../serviceTexts.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './mail.ts';

/**
 * A mail before it is written: `path` is the page its link opens, at an address that is known when it goes out, and
 * `livesMs` how long the link works. A letter of a token or an invitation carries that one's secret in its link.
 */
export type Letter = Written & {
  /** Whose account it is about; it is not sent once that is gone. */
  userId?: number;
  tokenId?: string;
  invitationId?: number;
  /** When it may go out at the earliest. */
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

/** The letter written out, with the secret of its link where it has one. */
export function writeLetter(publicUrl: string, letter: Written, secret: string | undefined): Mail {
  const { kind, to, language, words, path, livesMs } = letter;
  const link = new URL(`${publicUrl}${path}`);
  if (secret !== undefined) link.searchParams.set('tkn', secret);
  return composeMail(kind, { to, link: link.href, language, words, livesMs });
}
