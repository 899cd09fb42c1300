import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#domain/texts/messages.ts';
import { allNamespaces } from '../support/localeTexts.ts';

/** Namespace and key of each, and what the reader of each language is to see. */
const catalogue = readFileSync('tests/web/texts/errorCatalogue.txt', 'utf8').trimEnd().split('\n');

// Screens are held in Portuguese, by everyScreen/shown and errorCatalogue.
test('what failed and what was done is said in each language word for word', () => {
  const texts = new Map(allNamespaces().map((each) => [each.name, each.texts]));
  const said = catalogue.map((line) => {
    const [, name = '', key = ''] = /^(\w+) (\S+): /.exec(line) ?? [];
    return `${name} ${key}: ${languages.map((each) => texts.get(name)?.[each][key]).join(' | ')}`;
  });
  expect(said).toEqual(catalogue);
});
