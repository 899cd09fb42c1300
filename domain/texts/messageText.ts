import { filledMessage } from './filledMessage.ts';
import enUS from '../locales/en-US.json' with { type: 'json' };
import esES from '../locales/es-ES.json' with { type: 'json' };
import ptBR from '../locales/pt-BR.json' with { type: 'json' };
import ruRU from '../locales/ru-RU.json' with { type: 'json' };
import {
  type Language,
  type MessageKey,
  type MessageParams,
  type Messages,
  parseMessage,
} from './messages.ts';

// Separate from the keys: a page gets its reader's texts elsewhere and must not load those of all four languages.
const texts: Record<Language, Record<MessageKey, string>> = {
  'pt-BR': ptBR,
  'en-US': enUS,
  'es-ES': esES,
  'ru-RU': ruRU,
};

export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(ptBR, key);
}

/** The text of a key, with {{name}} replaced by the parameter; figures are written as the language does. */
export function messageText(key: MessageKey, language: Language, params: MessageParams = {}): string {
  return filledMessage(texts[language][key], language, params);
}

export const messagesIn = (language: Language): Messages => ({
  language,
  text: (key, params) => messageText(key, language, params),
});

/** Text of an encoded message (`key` or `key|{…}`); anything unknown reads as general.invalid. */
export function issueText(message: string, language: Language): string {
  const { key, params } = parseMessage(message);
  return isMessageKey(key) ? messageText(key, language, params) : messageText('general.invalid', language);
}
