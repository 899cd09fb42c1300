import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Portuguese texts, by namespace, of parts that a test draws apart from their screen; the first is what `t` looks in. */
export async function startTexts(texts: Readonly<Record<string, object>>): Promise<void> {
  const namespaces = Object.keys(texts);
  await i18next.use(initReactI18next).init({
    lng: 'pt-BR',
    ns: namespaces,
    defaultNS: namespaces[0]!,
    fallbackNS: 'common',
    keySeparator: false,
    interpolation: { escapeValue: false },
    resources: { 'pt-BR': { ...texts } },
  });
}
