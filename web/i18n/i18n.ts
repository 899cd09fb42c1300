import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { translationRetry } from '#domain/limits.ts';
import { languages } from '#domain/texts/messages.ts';
import { closestLanguage } from './languages.ts';

/**
 * Starts the translations. The language comes from `?lng=`, then the cookie and storages (i18next, i18nextLng), the
 * browser, and finally the page's own `lang`, pt-BR, which a reader of none of our languages gets.
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
      // The language is known before the texts are loaded, because the screen's data are requested in it.
      initAsync: false,
      supportedLngs: languages,
      // Every text exists in every language, so no second one is loaded.
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
