import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/texts/messages.ts';

/** The language in force; the page's own, Portuguese, until its texts are loaded. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return (i18n.resolvedLanguage ?? 'pt-BR') as Language;
}
