import { languages, type Language } from '#domain/texts/messages.ts';

/** What the menu offers, each in its own name; Russian is reached by `?lng=ru` only. */
export const languageNames: Record<Language, string> = {
  'pt-BR': 'Português',
  'en-US': 'English',
  'es-ES': 'Español',
  'ru-RU': 'Русский',
};
export const menuLanguages: Language[] = ['en-US', 'pt-BR', 'es-ES'];

/** `ru`, `en-GB` → the one we have of that language; another language's tag comes back as it is. */
export function closestLanguage(tag: string): string {
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language.slice(0, 2) === primary) ?? tag;
}
