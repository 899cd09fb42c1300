import { describe, expect, test } from 'vitest';
import { foundationName } from '#domain/foundation/foundationNames.ts';
import { foundationTypes } from '#domain/foundation/foundationType.ts';
import { technologyNames, technologySummaries } from '#domain/structures/technology/technologyAppearance.ts';
import { pdfTexts } from '../../../api/decisions/pdf/pdfTexts.ts';
import { serviceTexts } from '../../../api/serviceTexts.ts';
import { graphqlErrorCodes } from '#domain/errorCodes.ts';
import { quantityFlags } from '#domain/factors/lookup.ts';
import { floorCategories } from '#domain/tower/floorCategories.ts';
import { languages, type Language } from '#domain/texts/messages.ts';
import { buildingTypes } from '#domain/project/buildingTypes.ts';
import { projectPhases } from '#domain/project/phases.ts';
import { sourcesBelow } from '../../architecture/sources.ts';
import { allNamespaces, baseOf, basesOf, pluralsOf, type Namespace } from '../support/localeTexts.ts';
import { textsInCode } from '../support/textUses.ts';

const namespaces = allNamespaces();
const byName = new Map(namespaces.map((each) => [each.name, each]));
const code = textsInCode(namespaces);
const named = namespaces.map((each) => [each.folder, each] as const);

/** Every text of a namespace with its language and key. */
const textsOf = ({ texts }: Namespace) =>
  languages.flatMap((language) =>
    Object.entries(texts[language]).map(([key, text]) => ({ language, key, text })),
  );

/** Names of the parameters a text takes. */
const parameters = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name);
/** Words of three letters and more, without the parameters. */
const letters = (text: string) => text.replaceAll(/\{\{[^}]*\}\}/g, '').match(/\p{L}{3,}/gu) ?? [];

describe.each(named)('%s', (_folder, namespace) => {
  test('is there in every language and no other', () => {
    expect(namespace.languages).toEqual([...languages].toSorted());
  });

  test('has the same keys in every language', () => {
    const expected = [...basesOf(namespace)].toSorted();
    for (const language of languages) {
      expect([language, ...[...basesOf(namespace, language)].toSorted()]).toEqual([language, ...expected]);
    }
  });

  test('has the plural forms each language counts with', () => {
    const counted = new Set(languages.flatMap((language) => [...pluralsOf(namespace, language).keys()]));
    for (const language of languages) {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
      const plurals = pluralsOf(namespace, language);
      for (const base of counted) {
        expect([language, base, plurals.get(base)?.toSorted()]).toEqual([language, base, forms]);
      }
    }
  });

  test('has no empty text, and none with blanks around it', () => {
    expect(textsOf(namespace).filter(({ text }) => text === '' || text.trim() !== text)).toEqual([]);
  });

  test('carries the same parameters in every language', () => {
    for (const base of basesOf(namespace)) {
      const seen = languages.map((language) => {
        const texts = Object.entries(namespace.texts[language]).filter(
          ([key]) => baseOf(key, namespace) === base,
        );
        return [...new Set(texts.flatMap(([, text]) => parameters(text)))]
          .toSorted((a = '', b = '') => a.localeCompare(b))
          .join();
      });
      // A counted form may leave its number out ("um convite"), so the forms are taken together.
      expect([base, ...new Set(seen)]).toHaveLength(2);
    }
  });
});

describe('what code asks for', () => {
  const permissions = ['VIEW', 'EDIT', 'OWNER'];
  const flags = quantityFlags.map((flag) => flag.toUpperCase());
  test.each<[string, readonly string[]]>([
    ['phase.', projectPhases],
    ['buildingType.', buildingTypes],
    ['floorCategory.', floorCategories],
    ['permission.', permissions],
    ['flag.', flags],
    ['error.', [...graphqlErrorCodes, 'NETWORK', 'UNKNOWN']],
    ['error.', ['INVALID_CREDENTIALS', 'EMAIL_TAKEN', 'NAME_TAKEN', 'EDIT_CONFLICT', 'CONFLICT']],
    ['error.', ['INVITATION_ANSWERED', 'INVITATION_EXPIRED', 'INVITATION_FOR_ANOTHER']],
    ['error.', ['VALID_VERSION', 'LAST_VERSION']],
  ])('common has every %s', (prefix, values) => {
    const keys = basesOf(byName.get('common') ?? noTexts);
    expect(values.filter((value) => !keys.has(prefix + value))).toEqual([]);
  });
});

describe('what the files hold', () => {
  const strings = new Set([...code.strings.values()].flatMap((each) => [...each]));
  const services = ['domain', 'api', 'gateway'].flatMap((house) => sourcesBelow(house));
  const words = new Set(
    [...strings, ...services.flatMap(({ text }) => text.match(/[\w-]+/g) ?? [])].map((word) =>
      word.toLowerCase(),
    ),
  );

  /** Whether code of the namespace holds the key, or a template whose open parts are words of the code. */
  function isUsed({ name }: Namespace, key: string): boolean {
    for (const [path, names] of code.namespaces) {
      if (names.includes(name) && code.strings.get(path)?.has(key) === true) return true;
    }
    return code.patterns.some(({ pattern, namespaces: names }) => {
      const open = names.includes(name) ? new RegExp(`^${pattern}$`).exec(key)?.slice(1) : undefined;
      return open?.every((part) => part.split('.').every((word) => words.has(word.toLowerCase()))) ?? false;
    });
  }

  const screens = named.filter(([, { name }]) => name !== 'validation');
  test.each(screens)('%s is read by code', (_folder, namespace) => {
    expect([...basesOf(namespace)].filter((key) => !isUsed(namespace, key))).toEqual([]);
  });

  test('domain/locales is read by code', () => {
    const sources = [...services, ...sourcesBelow('web')].map(({ text }) => text).join('\n');
    const templates = [...sources.matchAll(/`([\w.]+\.)\$\{[\w.]+\}([\w.]*)`/g)].map(
      ([, before = '', after = '']) => ({
        before,
        after,
      }),
    );
    const used = (key: string) =>
      sources.includes(`'${key}'`) ||
      templates.some(
        ({ before, after }) =>
          key.startsWith(before) &&
          key.endsWith(after) &&
          words.has(key.slice(before.length, key.length - after.length).toLowerCase()),
      );
    const keys = [...basesOf(byName.get('validation') ?? noTexts)];
    expect(keys.filter((key) => !used(key))).toEqual([]);
  });
});

const noTexts: Namespace = {
  name: '',
  folder: '',
  languages: [],
  texts: { 'pt-BR': {}, 'en-US': {}, 'es-ES': {}, 'ru-RU': {} },
};

/** The texts in an object, by the path to each. */
const flat = (value: unknown, path = ''): [string, string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => flat(each, `${path}.${key}`));
};
const inLanguages = (folder: string, textsIn: (language: Language) => unknown): Namespace => ({
  ...noTexts,
  folder,
  texts: Object.fromEntries(
    languages.map((language) => [language, Object.fromEntries(flat(textsIn(language)))]),
  ) as Namespace['texts'],
});
/** Texts that are no screen's: of PDFs, mails and import sheets, and the names that all parts share. */
const beside = [
  inLanguages('api/decisions/pdf', (language) => pdfTexts[language]),
  inLanguages('api/locales', (language) => serviceTexts[language]),
  inLanguages('technologyAppearance', (language) =>
    [technologyNames, technologySummaries].map((texts) =>
      Object.entries(texts).map(([, each]) => each[language]),
    ),
  ),
  inLanguages('foundationNames', (language) => foundationTypes.map((type) => foundationName(type, language))),
];

/** Texts of a language that are not right, with where they stand. */
const listed = (language: Language, isWrong: (text: string, key: string, namespace: Namespace) => boolean) =>
  [...namespaces, ...beside].flatMap((namespace) =>
    Object.entries(namespace.texts[language])
      .filter(([key, text]) => letters(text).length > 0 && isWrong(text, key, namespace))
      .map(([key, text]) => `${namespace.folder} ${key}: ${text}`),
  );

describe('translations', () => {
  /** What reads the same in Portuguese and English. */
  const sharedWithEnglish = /^(total|volume|webhooks|material|editor|f[cgab]k)$/i;
  /** What Russian writes in Latin letters. */
  const latinInRussian = /^(E-mail|F[cgab]k|PDF|CSV|XLSX|ART\/RRT №)$/;
  test('English is not left in Portuguese', () => {
    const same = listed(
      'en-US',
      (text, key, { texts }) =>
        text === texts['pt-BR'][key] && !letters(text).every((word) => sharedWithEnglish.test(word)),
    );
    expect(same).toEqual([]);
  });

  test('Spanish has no letter only Portuguese writes', () => {
    expect(listed('es-ES', (text) => /[ãõçâêôà]/i.test(text))).toEqual([]);
  });

  test('Portuguese calls formwork fôrma, both together no joints, and puts no preposition before another', () => {
    expect(
      listed('pt-BR', (text) => /\bJuntas\b|[Vv]ier a até|[Áá]rea de forma\b|^Forma d/.test(text)),
    ).toEqual([]);
  });

  test('Russian is written in Cyrillic', () => {
    const latin = listed('ru-RU', (text) => !/\p{Script=Cyrillic}/u.test(text) && !latinInRussian.test(text));
    expect(latin).toEqual([]);
  });
});
