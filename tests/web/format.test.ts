import { expect, test } from 'vitest';
import { formatsOf } from '../../web/i18n/format.ts';

const { amount, thousands, rangeInThousands } = formatsOf('pt-BR');

test('an amount below 1 keeps three figures, a larger one two decimals', () => {
  expect([0.004427, 0.1368, 0.9, 1, 1248.1, 0, null].map(amount)).toEqual([
    '0,00443',
    '0,137',
    '0,90',
    '1,00',
    '1.248,10',
    '0,00',
    '-',
  ]);
  expect(amount(-0.004427)).toBe('-0,00443');
});

test('tonnes of one size have the same decimals', () => {
  expect([57_007.5, 101_507, 1_000_400, 9_940].map(thousands)).toEqual(['57,0', '101,5', '1.000', '9,94']);
  expect(rangeInThousands({ min: -72_000, max: -28_900 })).toBe('-72,0 – -28,9');
});
