import type { Language } from '#domain/texts/messages.ts';
import enUS from './locales/en-US.json' with { type: 'json' };
import esES from './locales/es-ES.json' with { type: 'json' };
import ptBR from './locales/pt-BR.json' with { type: 'json' };
import ruRU from './locales/ru-RU.json' with { type: 'json' };

export type ServiceTexts = typeof ptBR;

/**
 * The texts of plain errors, mails, the mailbox and import sheets; those of rules are in domain/locales, which also
 * explains `{{}}`. The English errors equal the live service's where it has them. Subjects of mails contain no names,
 * because texts that users chose must not speak for us.
 */
export const serviceTexts: Readonly<Record<Language, ServiceTexts>> = {
  'pt-BR': ptBR,
  'en-US': enUS,
  'es-ES': esES,
  'ru-RU': ruRU,
};

/** The name of a plain error's text. */
export type ErrorText = keyof ServiceTexts['errors'];

export type MailKind = keyof ServiceTexts['mails'];
