import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { translationRetry } from '#domain/limits.ts';
import { languages } from '#domain/texts/messages.ts';
import { closestLanguage } from './languages.ts';

/**
 * Starts the translations. The language comes from `?lng=`, then the cookie and storages (i18next, i18nextLng), the
 * browser, and at last from the page's own `lang`, pt-BR: so that is what a reader of none of our languages gets.
 */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(HttpBackend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      // The language is known at once, before the texts are there: the screen's data are asked for in it.
      initAsync: false,
      supportedLngs: languages,
      // Every text is there in every language, so that none is asked for in a second one.
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['common', 'validation'],
      defaultNS: 'common',
      fallbackNS: 'common',
      // Keys are flat and hold dots: "project.name.min".
      keySeparator: false,
      interpolation: { escapeValue: false },
      maxRetries: translationRetry.times,
      retryTimeout: translationRetry.firstWaitMilliseconds,
      backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
        lookupQuerystring: 'lng',
        lookupCookie: 'i18next',
        lookupLocalStorage: 'i18nextLng',
        lookupSessionStorage: 'i18nextLng',
        caches: ['localStorage', 'cookie'],
        convertDetectedLanguage: closestLanguage,
      },
    });
}
