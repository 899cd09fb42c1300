import { fillText } from '#domain/texts/fillText.ts';
import type { Language } from '#domain/texts/messages.ts';
import { type ServiceTexts, serviceTexts } from '../serviceTexts.ts';

/** Messages about a row or a column beside the rules of its fields. */
const textsIn = (language: Language) => serviceTexts[language].imports.faults;
type ImportText = keyof ServiceTexts['imports']['faults'];

/** A text with its parameters, like `text:differs|{"row":3}`; the prefix sets it apart from keys of domain/locales. */
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

/** A fault with the allowed values. */
export const allowedText = (fault: string, values: readonly string[], language: Language): string =>
  fillText(textsIn(language).allowed, (name) => (name === 'fault' ? fault : values.join(', ')));
