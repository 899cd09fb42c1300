import { pairMatrix } from '#domain/comparison/answer/answer.ts';
import { statementText } from '#domain/comparison/wording/statement.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import { costOf } from '#domain/prices/cost.ts';
import {
  costMatrix,
  costPair,
  costSentence,
  dominating,
  type PricedSide,
} from '#domain/prices/costAnswer.ts';
import { currentPriceSet } from '#domain/prices/priceSets.ts';
import { valueAt } from '#domain/range.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { worked } from '../comparison/support.ts';

type Tower = { concrete: number; steel: number; formColumns: number };
type Amounts = [key: string, amount: number][];
const names = ['A', 'B', 'C', 'D'];

/** What a frame of columns costs; wall forms have no price. */
const amountsOf = ({ concrete, steel, formColumns }: Tower): Amounts => [
  ['concrete:columns:30', concrete],
  ['steel:columns_beams:50', steel],
  ['form:columns:10-18', formColumns],
];
const sideOf = (tower: Tower, more: Amounts = []) => ({
  lines: worked(tower.concrete, tower.steel),
  area: 900,
  covered: [],
  uncovered: [],
  cost: costOf(
    [...amountsOf(tower), ...more].map(([key, amount]) => ({ element: 'columns', key, unit: 'm3', amount })),
    { set: currentPriceSet, own: [] },
  ),
});
type Side = PricedSide & ReturnType<typeof sideOf>;
const matrices = (sides: readonly Side[]) => [pairMatrix(sides), costMatrix(sides)] as const;
const say = (sides: readonly Side[], lowest: number[], language: 'pt-BR' | 'en-US' = 'pt-BR') => {
  const said = costSentence(names, ...matrices(sides), lowest);
  return said && statementText(said, messagesIn(language));
};

const amount = fc.integer({ min: 1, max: 2000 });
const tower: fc.Arbitrary<Tower> = fc.record({ concrete: amount, steel: amount, formColumns: amount });
const t = fc.double({ min: 0, max: 1, noNaN: true });
const place = fc.record({ concrete: t, steel: t, price: t });
/** Where each kind and the prices stand lowest or highest. */
const corners = [0, 1].flatMap((concrete) =>
  [0, 1].flatMap((steel) => [0, 1].map((price) => ({ concrete, steel, price }))),
);

test('one is dominated that is never below the other, wherever suppliers and prices stand', () => {
  fc.assert(
    fc.property(tower, tower, place, (first, second, anywhere) => {
      const [side, other] = [sideOf(first), sideOf(second)];
      const isNeverBelow = (at: typeof anywhere) => {
        const co2 = ({ lines }: Side) =>
          lines.reduce(
            (sum, { key, co2: range }) => sum + valueAt(range, key === 'steel:50' ? at.steel : at.concrete),
            0,
          );
        const cost = ({ cost: { total } }: Side) => valueAt(total!, at.price);
        return co2(side) >= co2(other) - 1e-6 && cost(side) >= cost(other) - 1e-6;
      };
      const isDominated = dominating(...matrices([side, other]), 0).includes(1);
      const isSame = JSON.stringify(first) === JSON.stringify(second);
      expect(isDominated).toBe(!isSame && corners.every(isNeverBelow));
      expect(isDominated && !isNeverBelow(anywhere)).toBe(false);
    }),
  );
});

test('the cheapest is shown with the words of its certainty, and R$ per t where another emits less', () => {
  // B saves 20 kg of steel and takes more forms: it emits less and is dearer whatever the prices.
  const [a, b] = [
    sideOf({ concrete: 100, steel: 9000, formColumns: 500 }),
    sideOf({ concrete: 100, steel: 8900, formColumns: 900 }),
  ];
  const text = say([a, b], [1])!;
  expect(text).toMatch(
    /^A custa menos que B, pelos preços do mesmo dia e do mesmo comprador; com B, cada t CO₂e evitada custa R\$ [\d.]+ a [\d.]+$/,
  );
  expect(say([a, b], [0])).toBe('A custa menos que B, pelos preços do mesmo dia e do mesmo comprador');
  expect(say([a, sideOf({ concrete: 500, steel: 50_000, formColumns: 900 })], [0], 'en-US')).toBe(
    'A costs less than B, whatever each pays',
  );
  expect(say([a, { ...a }], [0, 1])).toBe(
    'A e B custam o mesmo, pelos preços do mesmo dia e do mesmo comprador',
  );
  expect(say([a, { ...a }, sideOf({ concrete: 500, steel: 50_000, formColumns: 900 })], [0])).toBe(
    'A e B custam o mesmo, e menos que C, pelos preços do mesmo dia e do mesmo comprador',
  );
});

test('R$ per t are those of the two also beside one of another area', () => {
  const [a, b] = [
    sideOf({ concrete: 100, steel: 9000, formColumns: 500 }),
    sideOf({ concrete: 100, steel: 8900, formColumns: 900 }),
  ];
  const small = { ...sideOf({ concrete: 300, steel: 30_000, formColumns: 900 }), area: 90 };
  const perTonne = (sides: readonly Side[]) => say(sides, [1])?.split('evitada custa').at(-1);
  expect(perTonne([a, b])).toMatch(/^ R\$ [\d.]+ a [\d.]+$/);
  expect(perTonne([a, b, small])).toBe(perTonne([a, b]));
});

test('per m² where areas differ, and in total while one of them is not known', () => {
  const [a, b] = [100, 90].map((concrete) => sideOf({ concrete, steel: 9000, formColumns: 500 })) as [
    Side,
    Side,
  ];
  const [alike, smaller, unknown] = [900, 90, 0].map((area) => costPair(a, { ...b, area }));
  expect(alike?.judged).toEqual(alike?.total);
  expect(smaller?.judged).toEqual(smaller?.perSquareMeter);
  expect(smaller?.judged?.verdict).toBe('LOWER_IN_EVERY_CASE');
  expect(unknown?.judged).toEqual(alike?.total);
});

test('one without a structure is not among those that cost more', () => {
  const a = sideOf({ concrete: 100, steel: 9000, formColumns: 500 });
  const dearer = sideOf({ concrete: 500, steel: 50_000, formColumns: 900 });
  const empty = { ...a, lines: [], cost: costOf([], { set: currentPriceSet, own: [] }) };
  expect(say([a, dearer, empty], [0])).toBe(say([a, dearer], [0]));
  expect(say([a, { ...a }, empty], [0, 1])).toBe(say([a, { ...a }], [0, 1]));
});

test('where prices cross it depends on them; while a price is missing nothing is said', () => {
  const a = sideOf({ concrete: 100, steel: 9000, formColumns: 500 });
  // 1000 kg of steel, at 7.92 to 12.97, against 15 m³ of concrete at 671.02.
  const b = sideOf({ concrete: 115, steel: 8000, formColumns: 500 });
  expect(say([a, b], [0])).toBe('qual custa menos depende dos preços');
  const unpriced = sideOf({ concrete: 1, steel: 1, formColumns: 1 }, [['form:walls', 1]]);
  expect(say([a, b, unpriced], [0])).toBeNull();
  const [pairs, costs] = matrices([a, unpriced]);
  expect(dominating(pairs, costs, 0)).toEqual([]);
});
