import { expect, test } from 'vitest';
import { formatsOf } from '../../../web/i18n/format.ts';

const {
  amount,
  besideBand,
  builtArea,
  concrete,
  difference,
  significant,
  number,
  range,
  span,
  thousands,
  rangeInThousands,
} = formatsOf('pt-BR');

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
  expect(amount(-0.004427)).toBe('−0,00443');
});

test('screens show three significant digits, in t and GJ too', () => {
  expect([57_007.5, 101_507, 1_000_400, 9_940, 0, null].map(thousands)).toEqual([
    '57,0',
    '102',
    '1.000',
    '9,94',
    '0',
    '-',
  ]);
  expect([0.012345, 12.345, 123_456].map(significant)).toEqual(['0,0123', '12,3', '123.000']);
});

test('area of many floors together is whole, of few as it was typed', () => {
  expect([8199.1, 1.5, 100.4, null].map(builtArea)).toEqual(['8.199', '1,5', '100', '-']);
});

test('below zero stands a true minus, never one before nothing, and no dash beside it', () => {
  expect(number(-0.001)).toBe('0,00');
  expect(number(-1.5)).toBe('−1,50');
  expect(span({ min: 3, max: 8 })).toBe('3,00 – 8,00');
  expect(span({ min: -33, max: 8 })).toBe('de −33,0 a +8,00');
  // Ends too small to be told are zeros, and those have no sign.
  expect(range({ min: -33, max: 0.001 })).toBe('de −33,00 a 0,00');
  expect(range({ min: -0.001, max: 8 })).toBe('0,00 – 8,00');
  expect(rangeInThousands({ min: -72_000, max: -28_900 })).toBe('de −72,0 a −28,9');
  expect(formatsOf('en-US').span({ min: -33, max: 8 })).toBe('−33.0 to +8.00');
  expect(formatsOf('ru-RU').span({ min: -33, max: 8 })).toBe('от −33,0 до +8,00');
});

test('concrete is shown in m³ with its mass beside, grout left out, none as none', () => {
  expect(concrete({ concrete: 2400 * 118.4 + 2200, grout: 2200 })).toEqual({
    volume: '118 m³',
    mass: '284 t',
    both: '118 m³ · 284 t',
    exact: '284.160,00 kg',
  });
  expect([concrete({ concrete: null }), concrete({ concrete: 2200, grout: 2200 }), concrete(null)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('a figure outside its usual band never reads as its edge', () => {
  const band = { min: 0.15, max: 0.25 };
  expect(besideBand(0.25004, band)).toBe('0,25004');
  expect(besideBand(0.1496, band)).toBe('0,1496');
  expect(besideBand(0.250000004, band)).toBe('0,250000004');
  expect(besideBand(0.2036, band)).toBe('0,204');
});

test('a difference has its sign, and zero has none', () => {
  expect([12.345, -12.345, 0, null].map(difference)).toEqual(['+12,3', '−12,3', '0', '-']);
});
