import { globSync, readFileSync } from 'node:fs';
import { likeForLikeRules } from '#domain/comparison/checks/checks.ts';
import { languages, type Language } from '#domain/texts/messages.ts';
import { expect, test } from 'vitest';
import { pdfTexts } from '../../../api/decisions/pdf/pdfTexts.ts';

const root = new URL('../../../', import.meta.url);

/** A word as it stands in a sentence, at the beginning of one, or before a colon. */
const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').replace(/[.:]$/, '');

/** Every text of the screens in a language, by its file and key. */
function screensIn(language: Language): Map<string, string> {
  const files = globSync(`web/**/locales/${language}.json`, { cwd: root.pathname });
  expect(files.length).toBeGreaterThan(20);
  return new Map(
    files.flatMap((file) => {
      const texts = JSON.parse(readFileSync(new URL(file, root), 'utf8')) as Record<string, string>;
      const place = file.slice(0, file.lastIndexOf('/'));
      return Object.entries(texts).map(([key, text]): [string, string] => [`${place} ${key}`, plain(text)]);
    }),
  );
}

/** The texts of the pages by name; those made with a number or a choice left out. */
const wordsIn = (language: Language) => {
  const { flags, rules: _, ...texts } = pdfTexts[language];
  return Object.entries({ ...texts, ...flags }).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, plain(text)] as const] : [],
  );
};

const screens = new Map(languages.map((language) => [language, screensIn(language)]));
const portuguese = [...screens.get('pt-BR')!];

test.each(languages)(
  '%s: what the pages call as the screens do in Portuguese they call so here too',
  (language) => {
    const words = new Map(wordsIn(language));
    const shared = wordsIn('pt-BR').flatMap(([name, text]) => {
      const keys = portuguese.filter(([, said]) => said === text).map(([key]) => key);
      return keys.length === 0 ? [] : [[name, keys.map((key) => screens.get(language)!.get(key))] as const];
    });
    expect(shared.length).toBeGreaterThan(28);
    for (const [name, said] of shared)
      expect([name, said]).toEqual([name, expect.arrayContaining([words.get(name)])]);
  },
);

test.each(languages)(
  '%s: a check that passed has the name of the screen, and no text stands for two',
  (language) => {
    const { rules, flags, ...texts } = pdfTexts[language];
    const file = new URL(`web/screens/compare/locales/${language}.json`, root);
    const shown = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    for (const rule of likeForLikeRules) expect(rules[rule]).toBe(shown[`alike.${rule}.passed`]);
    for (const list of [rules, flags, texts]) {
      const all = Object.values(list).filter((text) => typeof text === 'string');
      expect(new Set(all).size).toBe(all.length);
    }
    for (const n of [1, 2, 5, 21]) expect(texts.floors(n)).not.toBe(texts.uncovered(n));
    expect(texts.page(1, 2)).toMatch(/1.*2/);
    expect(texts.notCountedList(true)).not.toBe(texts.notCountedList(false));
  },
);
