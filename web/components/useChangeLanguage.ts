import { useTranslation } from 'react-i18next';
import { useRetry } from '../errors/useRetry.ts';

/** Changes the language; the screen asks again, because the service writes some of its texts. */
export function useChangeLanguage(): (language: string) => Promise<void> {
  const { i18n } = useTranslation();
  const retry = useRetry();
  return async (language) => {
    await i18n.changeLanguage(language);
    await retry();
  };
}
