import { expect, test } from 'vitest';
import { houses, sourcesBelow } from './sources.ts';

const sources = houses.flatMap((house) => sourcesBelow(house));

/** Rules that were written several times, each a little otherwise, and the one file that holds it now. */
const places: [rule: string, sign: RegExp, file: string][] = [
  [
    'a range has a lower and an upper end',
    /\bmin\??: number[;,\n]\s*(readonly )?max\??: number\s*[;,]?\s*\}/,
    'domain/range.ts',
  ],
  ['what lies within a range', /\bmin \+ \w+ \* \(|\bmin \+ (\w+\.)*max\) \/ 2/, 'domain/range.ts'],
  [
    'a text is filled with its parameters',
    /\\\{\\\{|replace(?:All)?\(['"`]\{+\w/,
    'domain/texts/fillText.ts',
  ],
  ['no cell of a sheet begins like a formula', /\[=\+|escape_formulas/, 'domain/texts/spreadsheetText.ts'],
  ['camelCase is snake_case to the service', /_\$\{\w+\.toLowerCase\(\)\}/, 'domain/wireNames.ts'],
  ['snake_case of the service is camelCase', /\/_\((\[|\\w).*toUpperCase/, 'domain/wireNames.ts'],
  [
    'a floor group is told from a changed one',
    /'area', 'height', 'repetition'\] as const/,
    'domain/tower/floorChanges.ts',
  ],
  [
    'what the wire calls otherwise',
    /: '(avg_(beam|slab)_span|housing_units_count|cep|active)'|\b(postalCode: cep|cep: postalCode|active: isReference|isReference: active|dwellings: housing_units_count|housing_units_count: dwellings)\b/,
    'domain/wireNames.ts',
  ],
  [
    'what a kind of foundation is called',
    /raft_foundation: \[?'\p{Lu}/u,
    'domain/foundation/foundationNames.ts',
  ],
  [
    'a tower counts as often as it is built',
    /repetitionCount \?\? 1|\* \w+\.repetition(Count|_count)/,
    'domain/tower/timesBuilt.ts',
  ],
  ['text matches itself in LIKE', /\[\\\\%_\]/, 'api/db/escapeLike.ts'],
];

test.each(places)('%s', (_rule, sign, file) => {
  expect(sources.filter(({ text }) => sign.test(text)).map(({ path }) => path)).toEqual([file]);
});

test('no path of a file is taken from an address, which escapes blanks and accents', () => {
  const taking = sources.filter(({ text }) => /import\.meta\.url\)\.pathname/.test(text));
  expect(taking.map(({ path }) => path)).toEqual([]);
});
