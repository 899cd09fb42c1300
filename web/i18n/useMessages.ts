import { useTranslation } from 'react-i18next';
import { filledMessage } from '#domain/texts/filledMessage.ts';
import type { Messages } from '#domain/texts/messages.ts';
import { useLanguage } from './useLanguage.ts';

/** The domain's messages in the language in force: the namespace `validation`, which every page has. */
export function useMessages(): Messages {
  const { i18n } = useTranslation('validation');
  const language = useLanguage();
  const templateOf = (key: string): string => {
    const template: unknown = i18n.getResource(language, 'validation', key);
    return typeof template === 'string' ? template : key;
  };
  return { language, text: (key, params = {}) => filledMessage(templateOf(key), language, params) };
}
