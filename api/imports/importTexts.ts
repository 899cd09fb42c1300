import { fillText } from '#domain/texts/fillText.ts';
import type { Language } from '#domain/texts/messages.ts';
import { type ServiceTexts, serviceTexts } from '../serviceTexts.ts';

/** What is said of a row or a column apart from the rules of its fields. */
const textsIn = (language: Language) => serviceTexts[language].imports.faults;
type ImportText = keyof ServiceTexts['imports']['faults'];

/** A text with its parameters, as `text:differs|{"row":3}`: told from keys of domain/locales by the prefix. */
export const importMessage = (text: ImportText, params: Record<string, number> = {}): string =>
  `text:${text}|${JSON.stringify(params)}`;

/** The text of such a message, undefined for any other. */
export function importTextOf(message: string, language: Language): string | undefined {
  const [, name, params] = /^text:(\w+)\|(.*)$/.exec(message) ?? [];
  const texts = textsIn(language);
  if (name === undefined || !Object.hasOwn(texts, name)) return undefined;
  const values = JSON.parse(params ?? '{}') as Record<string, number>;
  return fillText(texts[name as ImportText], (key) => values[key]?.toString());
}

/** A fault with what may stand there instead. */
export const allowedText = (fault: string, values: readonly string[], language: Language): string =>
  fillText(textsIn(language).allowed, (name) => (name === 'fault' ? fault : values.join(', ')));
