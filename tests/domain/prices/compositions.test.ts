import { compositions2026_09 } from '#domain/prices/sinapi/sinapi2026_09Compositions.ts';
import { inputs2026_09 } from '#domain/prices/sinapi/sinapi2026_09Inputs.ts';
import { expect, test } from 'vitest';

/** Prices that only the published lines need, R$. */
const materials: Record<string, number> = {
  'I 43059': 6.33,
  'I 32': 7.06,
  'I 33': 7.1,
  'I 34': 6.69,
  'I 43055': 5.8,
  'I 43056': 6.69,
  'I 43057': 7.35,
  'I 43132': 21.66,
  'C 88238': 34.64,
  'C 88245': 36.99,
  'C 88262': 36.53,
  'C 90278': 574.38,
  'C 90279': 634.92,
  'C 90280': 695.98,
  'C 90281': 795.53,
  'C 106813': 593.17,
};

/** Compositions whose lines were all read: code, published price, R$, and lines. */
const published: [code: number, price: number, lines: string][] = [
  [92800, 9.23, 'I 43059 × 1.07 + C 88245 × 0.0581 + C 88238 × 0.0095'],
  [92801, 8.86, 'I 32 × 1.07 + C 88245 × 0.031 + C 88238 × 0.0051'],
  [92802, 8.56, 'I 33 × 1.11 + C 88245 × 0.0162 + C 88238 × 0.0026'],
  [92803, 7.78, 'I 34 × 1.11 + C 88245 × 0.0088 + C 88238 × 0.0014'],
  [92804, 6.62, 'I 43055 × 1.11 + C 88245 × 0.0048 + C 88238 × 0.0008'],
  [92805, 6.52, 'I 43055 × 1.11 + C 88245 × 0.0025'],
  [92806, 7.66, 'I 43056 × 1.14 + C 88245 × 0.0013'],
  [92798, 7.66, 'I 43056 × 1.14 + C 88245 × 0.0011'],
  [95448, 8.39, 'I 43057 × 1.14 + C 88245 × 0.0006'],
  [92773, 7.56, 'C 92805 × 1 + C 88245 × 0.0121 + C 88238 × 0.002 + I 43132 × 0.025'],
  [92774, 8.65, 'C 92806 × 1 + C 88245 × 0.0108 + C 88238 × 0.0018 + I 43132 × 0.025'],
  [91603, 8.96, 'I 34 × 1.11 + C 88245 × 0.0314695 + C 88238 × 0.0042491 + I 43132 × 0.0111'],
  [100068, 7.68, 'I 43055 × 1.11 + C 88245 × 0.024367 + C 88238 × 0.0032901 + I 43132 × 0.0111'],
  [91602, 10.35, 'I 33 × 1.11 + C 88245 × 0.053737 + C 88238 × 0.0072556 + I 43132 × 0.0111'],
  [91601, 11.55, 'I 32 × 1.11 + C 88245 × 0.0837804 + C 88238 × 0.0113122 + I 43132 × 0.0111'],
  [100067, 11.59, 'I 43059 × 1.11 + C 88245 × 0.1042863 + C 88238 × 0.0140809 + I 43132 × 0.0111'],
  [89996, 11.09, 'C 92803 × 1 + C 88245 × 0.071314 + C 88238 × 0.0199016'],
  [89997, 8.75, 'C 92804 × 1 + C 88245 × 0.0456913 + C 88238 × 0.0127511'],
  [102921, 7.81, 'C 92805 × 1 + C 88245 × 0.0278839 + C 88238 × 0.0077816'],
  [89998, 10.58, 'C 92803 × 1 + C 88245 × 0.0602168 + C 88238 × 0.0168047'],
  [90000, 21.97, 'C 92803 × 1 + C 88245 × 0.304336 + C 88238 × 0.084931'],
  [105792, 1143.85, 'C 90278 × 1.1967872 + C 88316 × 5.5759264 + C 88309 × 7.4345685'],
  [89993, 1216.3, 'C 90279 × 1.1967872 + C 88316 × 5.5759264 + C 88309 × 7.4345685'],
  [105793, 1289.37, 'C 90280 × 1.1967872 + C 88316 × 5.5759264 + C 88309 × 7.4345685'],
  [105794, 1408.52, 'C 90281 × 1.1967872 + C 88316 × 5.5759264 + C 88309 × 7.4345685'],
  [105795, 1166.33, 'C 106813 × 1.1967872 + C 88316 × 5.5759264 + C 88309 × 7.4345685'],
  [89995, 1146.22, 'C 90279 × 1.1967872 + C 88316 × 4.7198702 + C 88309 × 6.2931603'],
  [89994, 1740.4, 'C 90279 × 1.1967872 + C 88316 × 11.9782745 + C 88309 × 15.9710326'],
  [96523, 136.58, 'C 88316 × 3.126 + C 88309 × 0.966'],
  [99235, 646.8, 'I 34872 × 1.089 + C 88309 × 0.415 + C 88316 × 0.178 + C 88262 × 0.119'],
  [103184, 675.1, 'I 34872 × 1.089 + C 88309 × 0.876 + C 88316 × 0.375 + C 88262 × 0.25'],
];

const priceByCode = new Map<string, number>([
  ...Object.entries(inputs2026_09).map(([code, price]) => [`I ${code}`, price] as const),
  ...published.map(([code, price]) => [`C ${code}`, price] as const),
  ...Object.entries(compositions2026_09).map(([code, price]) => [`C ${code}`, price] as const),
  ...Object.entries(materials),
]);

/** Cents of a line as the source counts them: what is less than a cent is cut off. */
function centsOf(line: string): number {
  const [code = '', coefficient = ''] = line.split(' × ');
  const price = priceByCode.get(code);
  if (price === undefined) throw new Error(`no price of ${code}`);
  // Cents and ten-millionths are whole, so their product has no rounding error to be cut off by mistake.
  const product = BigInt(Math.round(price * 100)) * BigInt(Math.round(Number(coefficient) * 1e7));
  return Number(product / 10_000_000n);
}

test.each(published)('composition %i is the sum of its lines, each cut to the cent', (code, price, lines) => {
  const cents = lines.split(' + ').reduce((sum, line) => sum + centsOf(line), 0);
  expect(cents / 100).toBe(price);
  const ours = (compositions2026_09 as Record<number, number>)[code];
  expect(ours ?? price).toBe(price);
});

test('31 of them', () => {
  expect(new Set(published.map(([code]) => code)).size).toBe(31);
});

test('laying mortar lies where the masonry that uses it puts it', () => {
  // 89282, R$ 93.42 a m²: pieces and labour, and 0.0132 m³ of mortar.
  const [pieces, wholeCents] = [
    [2.93 * 10.11, 2.58 * 1.44, 1.83 * 1.44, 4.25 * 0.96, 37.26 * 0.8084, 32.18 * 0.4716],
    9342,
  ];
  const rest =
    wholeCents - pieces.reduce((sum, line) => sum + Math.trunc(Number((line * 100).toFixed(6))), 0);
  const mortar = compositions2026_09[87286];
  expect(Math.trunc(Number((mortar * 0.0132 * 100).toFixed(6)))).toBe(rest);
});
