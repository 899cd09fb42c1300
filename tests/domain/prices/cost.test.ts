import { costOf, type OwnPrice } from '#domain/prices/cost.ts';
import { mergePriceAmounts, type PriceAmount } from '#domain/prices/priceAmount.ts';
import { priceAmounts } from '#domain/prices/priceAmounts.ts';
import { currentPriceSet } from '#domain/prices/priceSets.ts';
import { recipePrice } from '#domain/prices/priceSet.ts';
import { afterColon } from '#domain/comparison/wording/statement.ts';
import { priceLabel, sourceCodeOf } from '#domain/prices/priceText.ts';
import { sourceItem } from '#domain/prices/sinapi/sinapiNames.ts';
import type { SlabSystem } from '#domain/structures/concrete/slabSystem.ts';
import { languages } from '#domain/texts/messages.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frame, masonry, wall } from '../samples.ts';

const set = currentPriceSet;
const keys = [...set.rows.keys()];
const amount = (key: string, value: number | null): PriceAmount => ({
  element: 'slabs',
  key,
  unit: 'm3',
  amount: value,
});
const amounts = fc.array(
  fc.tuple(fc.constantFrom(...keys), fc.double({ min: 0.01, max: 1e5, noNaN: true })),
  { minLength: 1, maxLength: 12 },
);
const ofAmounts = (list: [string, number][]) => list.map(([key, value]) => amount(key, value));
const quoted = (key: string, min: number, max = min): OwnPrice => ({
  key,
  min,
  max,
  source: 'Proposta 12',
  date: '2026-10-01',
});

test('every row is the lowest and highest of its recipes, above 0', () => {
  expect(keys.length).toBeGreaterThan(100);
  for (const row of set.rows.values()) {
    const prices = row.recipes.map(recipePrice);
    expect([row.min, row.max]).toEqual([Math.min(...prices), Math.max(...prices)]);
    expect(row.min).toBeGreaterThan(0);
    expect(row.spread === null).toBe(row.min === row.max);
  }
});

test('a class of concrete shows its codes; a row that is a code alone is read', () => {
  const codes = (key: string, language: 'pt-BR' | 'en-US') =>
    sourceCodeOf(set.rows.get(key)!, messagesIn(language));
  expect(codes('concrete:columns:30', 'pt-BR')).toBe('103672 + 1,103 × I 1525 − 1,103 × I 1527');
  expect(codes('concrete:columns:30', 'en-US')).toBe('103672 + 1.103 × I 1525 − 1.103 × I 1527');
  expect(set.rows.get('concrete:columns:25')).toMatchObject({ status: 'read', min: 652.79, max: 652.79 });
  expect(codes('steel:slabs:60', 'pt-BR')).toBe('92767 | 92768');
  expect(set.rows.get('concrete:columns:30')?.status).toBe('derived');
});

test('every code a price rests on says what it is and what it is per', () => {
  const terms = [...set.rows.values()].flatMap(({ recipes }) => recipes.flat());
  expect(terms.filter((term) => sourceItem(term).unit === '').map(({ code }) => code)).toEqual([]);
  expect(sourceItem({ kind: 'C', code: '92764' })).toEqual({
    name: 'Armação de pilar ou viga, CA-50 16,0 mm',
    unit: 'kg',
  });
  // A price that is one code is per what the code is per.
  const whole = [...set.rows.values()].filter(({ status }) => status === 'read');
  for (const { unit, recipes } of whole)
    for (const [term] of recipes) expect(sourceItem(term!).unit).toBe(unit);
});

test('what a price rests on is of the strength and the thickness that its key names', () => {
  const sizes = /(?:\bC|CA-|fgk |fbk |espessura )(\d+(?:,\d+)?)/g;
  const sized = [...set.rows.values()].filter(({ key }) => key !== 'mortar');
  const asked = sized.flatMap(({ key, recipes }) => {
    const named = recipes.map((terms) =>
      terms
        .filter(({ coefficient }) => coefficient > 0)
        .flatMap((term) => [...sourceItem(term).name.matchAll(sizes)].map(([, size]) => size)),
    );
    return named.filter((each) => each.length > 0).map((each) => [key, each] as const);
  });
  expect(asked.length).toBeGreaterThan(100);
  const sizeOf = (key: string) => (key.split(':').at(-1) ?? '').replace('.', ',');
  expect(asked.filter(([key, each]) => !each.includes(sizeOf(key)))).toEqual([]);
});

test.each(languages)('every key has a name in %s', (language) => {
  const names = keys.map((key) => priceLabel(key, messagesIn(language)));
  expect(names.filter((name, index) => name.includes('{{') || name === keys[index])).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('a missing price is never 0: it removes the whole cost and is named', () => {
  fc.assert(
    fc.property(
      amounts,
      fc.constantFrom('form:walls', 'steel:slabs:190', 'other:infill:m2:Drywall'),
      (list, key) => {
        const known = costOf(ofAmounts(list), { set, own: [] });
        expect(known.total?.min).toBeGreaterThan(0);
        const lacking = costOf([...ofAmounts(list), amount(key, 3)], { set, own: [] });
        expect([lacking.total, lacking.missingPrices]).toEqual([null, [key]]);
        const whole = costOf([...ofAmounts(list), amount(key, 3)], { set, own: [quoted(key, 10)] });
        expect(whole.total?.min).toBeCloseTo((known.total?.min ?? 0) + 30, 4);
      },
    ),
  );
});

test('a quotation within the row narrows the cost, and one of the row itself changes nothing', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(amounts, share, share, (list, a, b) => {
      const [key] = list[0]!;
      const row = set.rows.get(key)!;
      const at = (t: number) => row.min + t * (row.max - row.min);
      const before = costOf(ofAmounts(list), { set, own: [] }).total!;
      const own = [quoted(key, at(Math.min(a, b)), at(Math.max(a, b)))];
      const after = costOf(ofAmounts(list), { set, own }).total!;
      const slack = 1e-9 * before.max;
      expect(after.min).toBeGreaterThanOrEqual(before.min - slack);
      expect(after.max).toBeLessThanOrEqual(before.max + slack);
      const same = costOf(ofAmounts(list), { set, own: [quoted(key, row.min, row.max)] }).total!;
      expect(same).toEqual(before);
    }),
  );
});

test('the lines add up to the total', () => {
  fc.assert(
    fc.property(amounts, (list) => {
      const { total, lines } = costOf(ofAmounts(list), { set, own: [] });
      const sum = lines.reduce((before, { cost }) => before + cost!.max, 0);
      expect(total!.max).toBeCloseTo(sum, 4);
    }),
  );
});

test('forms are used by how many floors are alike, or as often as was entered', () => {
  const formKey = (floors: number, formUses?: number) => {
    const data = formUses === undefined ? frame() : { ...frame(), formUses };
    return priceAmounts('beam_column', data, floors)
      .filter(({ key }) => key.startsWith('form:slabs'))
      .map(({ key }) => key);
  };
  expect([formKey(9), formKey(10), formKey(3, 7), formKey(3, 40)]).toEqual([
    ['form:slabs:2-8'],
    ['form:slabs:10-18'],
    ['form:slabs:7'],
    ['form:slabs:18'],
  ]);
  // Seven uses lie between the prices of six and of eight.
  expect(set.rows.get('form:slabs:7')).toMatchObject({ min: 46.78, max: 50.92 });
});

test('masonry has no form areas: its forms go by the concrete, and their price is missing until quoted', () => {
  const priced = priceAmounts('structural_masonry', masonry(), 3);
  expect(priced.filter(({ key }) => key === 'form:masonry')).toEqual([
    { element: 'slabs', key: 'form:masonry', unit: 'm3', amount: 135 },
  ]);
  const missing = costOf(priced, { set, own: [] });
  expect([missing.total, missing.missingPrices]).toEqual([null, ['form:masonry']]);
  const own = [quoted('form:masonry', 400)];
  expect(costOf(priced, { set, own }).total?.min).toBeGreaterThan(135 * 400);
});

test('an amount that was not entered leaves the cost unknown, and says so', () => {
  const without = { ...wall(), wallThickness: 0 };
  delete without.wallFormArea;
  const cost = costOf(priceAmounts('concrete_wall', without, 3), { set, own: [quoted('form:walls', 20)] });
  expect([cost.total, cost.missingAmounts]).toEqual([null, ['form:walls']]);
});

test('walls without a thickness tell no form area; with one, both faces count', () => {
  const without = { ...wall(), wallThickness: 0 };
  delete without.wallFormArea;
  const area = (data: typeof without) =>
    priceAmounts('concrete_wall', data, 1).find(
      ({ element, key }) => element === 'walls' && key === 'form:walls',
    )?.amount;
  expect(area(without)).toBeNull();
  const volume = without.concreteWalls.volumes.reduce((sum, row) => sum + row.volume, 0);
  expect(area({ ...without, wallThickness: 12 })).toBeCloseTo((2 * volume) / 0.12, 9);
});

test('walls that are still being typed may lack their slabs', () => {
  const { concreteWalls } = wall();
  const typed = { concreteWalls, wallThickness: 10 } as ReturnType<typeof wall>;
  const forms = priceAmounts('concrete_wall', typed, 1).filter(({ key }) => key === 'form:walls');
  expect(forms.map(({ element, amount: area }) => [element, area === null])).toEqual([
    ['walls', false],
    ['slabs', true],
  ]);
});

test('an amount that is not known makes a sum with it unknown', () => {
  expect(mergePriceAmounts([amount('mortar', 2), amount('mortar', null)])).toEqual([amount('mortar', null)]);
});

test('amounts of one key in one element add up, others stay apart, and nothing is lost', () => {
  fc.assert(
    fc.property(amounts, amounts, (one, other) => {
      const merged = mergePriceAmounts([...ofAmounts(one), ...ofAmounts(other)]);
      for (const { key, amount: whole } of merged)
        expect(whole).toBeCloseTo(
          [...one, ...other].reduce((sum, [each, value]) => (each === key ? sum + value : sum), 0),
          4,
        );
      expect(new Set(merged.map(({ key }) => key)).size).toBe(merged.length);
    }),
  );
});

test('a class that is not sold is bought as the next above, at its quotation where there is one', () => {
  const lacking = amount('concrete:columns:33', 10);
  const [line] = costOf([lacking], { set, own: [] }).lines;
  const above = line!.price!.row!.key;
  expect(above).toBe('concrete:columns:35');
  const own = [quoted('steel:slabs:50', 7), quoted(above, 700)];
  expect(costOf([lacking], { set, own }).total).toEqual({ min: 7000, max: 7000 });
  const unknown = costOf([amount('form:walls', 10)], { set, own });
  expect([unknown.total, unknown.missingPrices]).toEqual([null, ['form:walls']]);
});

const precast = ['hollow_core', 'precast_solid', 'precast_ribbed', 'pt_precast'] as const;

test('a form of 0 m² is one not entered, not a free one; only precast slabs need none', () => {
  const formsOf = (slabSystem?: SlabSystem) => {
    const data = {
      ...frame(),
      formColumns: 0,
      formBeams: 100,
      formSlabs: 0,
      ...(slabSystem && { slabSystem }),
    };
    return priceAmounts('beam_column', data, 1)
      .filter(({ key }) => key.startsWith('form:'))
      .map(({ element, amount: area }) => [element, area]);
  };
  const unknown = [
    ['columns', null],
    ['beams', 100],
    ['slabs', null],
  ];
  expect(formsOf()).toEqual(unknown);
  expect(formsOf('solid')).toEqual(unknown);
  for (const system of precast) expect([system, formsOf(system).at(-1)]).toEqual([system, ['slabs', 0]]);
  const ofMasonry = (slabSystem: SlabSystem) =>
    priceAmounts('structural_masonry', { ...masonry(), slabSystem }, 1).flatMap(({ key, element }) =>
      key === 'form:masonry' ? [element] : [],
    );
  expect([ofMasonry('solid'), ofMasonry('hollow_core')]).toEqual([['slabs'], []]);
});

test('walls and their slabs of 0 m² have the forms of those without an area; precast slabs need none', () => {
  const formsOf = (over: object) => {
    const { wallFormArea: _, slabFormArea: __, ...data } = wall();
    return priceAmounts('concrete_wall', { ...data, ...over }, 1)
      .filter(({ key }) => key === 'form:walls')
      .map(({ amount: area }) => area);
  };
  const zero = { wallFormArea: 0, slabFormArea: 0 };
  const [walls, slabs] = formsOf({});
  expect(Math.min(walls ?? 0, slabs ?? 0)).toBeGreaterThan(0);
  expect(formsOf(zero)).toEqual([walls, slabs]);
  expect(formsOf({ ...zero, slabSystem: 'solid' })).toEqual([walls, slabs]);
  expect(formsOf({ ...zero, slabSystem: 'hollow_core' })).toEqual([walls, 0]);
  expect(formsOf({ ...zero, wallThickness: 0 })).toEqual([null, slabs]);
});

test('a price of no known place is called by its key’s word, whatever that is', () => {
  const label = (place: string) => priceLabel(`concrete:${place}:30`, messagesIn('pt-BR'));
  expect(priceLabel('other:infill:m2:Bloco 14: cerâmico', messagesIn('pt-BR'))).toBe('Bloco 14: cerâmico');
  expect(label('constructor')).toBe(label('roof').replace('roof', 'constructor'));
});

test('strand is called by its own class, also after a colon', () => {
  const label = priceLabel('steel:slabs:190', messagesIn('pt-BR'));
  expect(label).toBe('CP-190, lajes');
  expect(afterColon(label, 'pt-BR')).toBe('CP-190, lajes');
});
