import type ptBR from '../locales/pt-BR.json';

/** Key of a validation message in domain/locales. */
export type MessageKey = keyof typeof ptBR;

export type MessageParams = Readonly<Record<string, string | number>>;

/** The messages in one language: a page has those of its reader, the service those of all four. */
export type Messages = { language: Language; text: (key: MessageKey, params?: MessageParams) => string };

export const languages = ['pt-BR', 'en-US', 'es-ES', 'ru-RU'] as const;
export type Language = (typeof languages)[number];

/** The language of mails to an account without one: the product is made for Brazil. */
export const homeLanguage: Language = 'pt-BR';
/** Used when a caller names no language of ours: screens always send one, so these are scripts. */
export const fallbackLanguage: Language = 'en-US';

/** A zod issue message: the key, or `key|{"min":8}` where the text carries figures. */
export function encodeMessage(key: MessageKey, params?: MessageParams): string {
  return params === undefined ? key : `${key}|${JSON.stringify(params)}`;
}

/** The inverse of encodeMessage; other texts come back unchanged, without parameters. */
export function parseMessage(message: string): { key: string; params: MessageParams } {
  const bar = message.indexOf('|');
  if (bar < 0) return { key: message, params: {} };
  try {
    const params: unknown = JSON.parse(message.slice(bar + 1));
    if (typeof params === 'object' && params !== null) {
      return { key: message.slice(0, bar), params: params as MessageParams };
    }
  } catch {
    // Not one of ours: a text that happens to contain a bar.
  }
  return { key: message, params: {} };
}

/** The language to answer in, from an Accept-Language header; en-US without one and where none of it is ours. */
export function resolveLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { tag: tag.trim().toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    if (tag === '*') return fallbackLanguage;
    const primary = tag.split('-')[0];
    const match = languages.find((language) => language.slice(0, 2) === primary);
    if (match !== undefined) return match;
  }
  return fallbackLanguage;
}
