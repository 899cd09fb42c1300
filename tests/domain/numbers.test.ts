import { parseLocaleNumber } from '#domain/numbers.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  ['1.234,56', 1234.56, 1234.56],
  ['1,234.56', 1234.56, 1234.56],
  ['1.234', 1234, 1.234],
  ['1,234', 1.234, 1234],
  ['8.1', 8.1, 8.1],
  ['8,1', 8.1, 8.1],
  ['0.123', 0.123, 0.123],
  ['1.234.567', 1_234_567, 1_234_567],
  ['1 234,5', 1234.5, 1234.5],
  ['-2,5', -2.5, -2.5],
  [' 42 ', 42, 42],
  ['1e308', 1e308, 1e308],
])('%s is %s in Portuguese and %s in English', (text, portuguese, english) => {
  expect(parseLocaleNumber(text, 'pt-BR')).toBe(portuguese);
  expect(parseLocaleNumber(text, 'en-US')).toBe(english);
});

test.each([
  '',
  'abc',
  '12a',
  '🏗️',
  'NaN',
  'Infinity',
  '1e999',
  '12,34,5',
  '1.23.4',
  '--1',
  '9'.repeat(10_000),
])('%s is no number', (text) => {
  expect(parseLocaleNumber(text)).toBeNull();
});

test('what a language writes it reads', () => {
  const languages = fc.constantFrom('pt-BR', 'en-US', 'es-ES', 'ru-RU');
  const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(languages, cents, (language, value) => {
      const text = (value / 100).toLocaleString(language, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      });
      expect(parseLocaleNumber(text, language as 'pt-BR')).toBeCloseTo(value / 100, 9);
    }),
  );
});

test('any text gives a finite number or null', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const value = parseLocaleNumber(text);
      expect(value === null || Number.isFinite(value)).toBe(true);
    }),
  );
});
