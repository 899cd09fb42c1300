import { describe, expect, test } from 'vitest';
import { pdfTexts } from '../../../api/decisions/pdf/pdfTexts.ts';
import { serviceTexts } from '../../../api/serviceTexts.ts';
import { languages, type Language } from '#domain/texts/messages.ts';
import { technologyNames, technologySummaries } from '#domain/structures/technology/technologyAppearance.ts';
import { allNamespaces } from '../support/localeTexts.ts';

type PlacedText = { at: string; text: string };
const namespaces = allNamespaces();

/** Every text below a value, with the path it stands at. */
function textsBelow(value: unknown, at: string): PlacedText[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsBelow(each, `${at} ${key}`));
}

/** What a reader of one language may meet: screens, messages, what the service says by itself, the decision's PDF. */
function textsIn(language: Language): PlacedText[] {
  const keyed = textsBelow({ technologyNames, technologySummaries }, 'domain');
  return [
    ...namespaces.flatMap(({ folder, texts }) => textsBelow(texts[language], folder)),
    ...textsBelow(serviceTexts[language], 'api/locales'),
    ...textsBelow({ pdf: pdfTexts }, 'api').filter(({ at }) => at.split(' ').includes(language)),
    ...keyed.filter(({ at }) => at.endsWith(` ${language}`)),
  ];
}

const faults = (language: Language, wrong: RegExp) =>
  textsIn(language)
    .filter(({ text }) => wrong.test(text.replaceAll(/\{\{[^}]*\}\}/g, '')))
    .map(({ at, text }) => `${at}: ${text}`);

/** The word a language does not use, with the one it uses. */
const forbidden: Record<Language, [wrong: RegExp, instead: string][]> = {
  'pt-BR': [
    [/\bopções\b/i, 'simulações'],
    [/\(ns\)|\(s\)/, 'a plural'],
  ],
  'en-US': [
    [
      /colour|neighbour|favour|recognis|cancell(?:ing|ed)\b|\bmetres?\b|(?<!IfcBuilding)storey/i,
      'American spelling',
    ],
    [/\b(?:whoever supplies|less energy than.*takes|vouched|taken over)\b/i, 'plain English'],
    [/\btakes? (?:\{\{|less|more|the same) ?energy/i, 'uses'],
    [/\(s\)/, 'a plural'],
  ],
  'es-ES': [
    [/\bconcreto/i, 'hormigón'],
    [/\bplanillas?\b|\bcomputadora\b/i, 'hoja de cálculo, ordenador'],
    [/\bgraut|\brelleno (?:vertical|horizontal)/i, 'grout'],
    [
      /\bcolumnas? de (?:hormigón|carga)|\bfundaci[oó]n|\bpisos\b|\bsubsuelos?\b|\bedificio\b(?!;)/i,
      'pilar, planta, sótano',
    ],
    [/(?<!\p{L})(?:tú|tus?|ti|te|contigo|tuy[oa]s?)(?!\p{L})/iu, 'usted'],
    [
      /\b(?:puedes|tienes|tendrás|quieres|escribiste|abriste|cambiaste|iniciaste|inicia|busca tu|inténtalo|déjala|cópialo)\b(?! sesión con)/i,
      'usted',
    ],
    [/\b(?:vencido|vencida)\b/i, 'caducado'],
    [/\bopci[oó]n(?:es)? (?:comparad|de la torre)/i, 'simulación'],
  ],
  'ru-RU': [
    [/симуляц/i, 'вариант'],
    [/(?<!\p{L})фактор/iu, 'коэффициент'],
    [/арматура/i, 'сталь'],
    [/граут|раствор заполнения|раствор-грут/i, 'грут'],
    // Figures on all screens and in files come with the international symbols, so texts beside them do.
    [/кгCO|CO₂-экв|МДж|колыбели/, 'kgCO₂e, MJ, от добычи'],
    [/опорн|базовый вариант/i, 'эталон'],
  ],
};

describe.each(languages)('%s', (language) => {
  test.each(forbidden[language])('has no %s: %s', (wrong) => {
    expect(faults(language, wrong)).toEqual([]);
  });

  test('has no three dots but the two the specification writes', () => {
    const dotted = textsIn(language).filter(({ text }) => text.includes('...'));
    expect(dotted.map(({ at }) => at.split(' ').at(-1) ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual(
      ['options.creating', 'sessionExpired.title'],
    );
  });
});

/** What a screen calls each thing; the same stem stands wherever another language has its word. */
const things: Record<string, Record<Language, RegExp>> = {
  simulation: {
    'pt-BR': /simulaç/i,
    'en-US': /simulation/i,
    'es-ES': /simulaci/i,
    'ru-RU': /вариант|эталон/i,
  },
  module: { 'pt-BR': /módulo/i, 'en-US': /module/i, 'es-ES': /módulo/i, 'ru-RU': /модул/i },
  version: {
    'pt-BR': /vers(?:ão|ões)/i,
    'en-US': /version/i,
    'es-ES': /versi(?:ón|ones)/i,
    'ru-RU': /верси/i,
  },
};

test.each(Object.entries(things))('a %s has one word per language', (_thing, stems) => {
  const strays = namespaces.flatMap(({ folder, texts }) =>
    Object.keys(texts['en-US'])
      .filter(
        (key) =>
          stems['en-US'].test(texts['en-US'][key] ?? '') && stems['pt-BR'].test(texts['pt-BR'][key] ?? ''),
      )
      .flatMap((key) =>
        languages
          .filter((language) => !stems[language].test(texts[language][key] ?? ''))
          .map((language) => `${folder} ${language} ${key}: ${texts[language][key]}`),
      ),
  );
  expect(strays).toEqual([]);
});
