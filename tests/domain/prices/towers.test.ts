import { costOf } from '#domain/prices/cost.ts';
import { priceAmounts } from '#domain/prices/priceAmounts.ts';
import { currentPriceSet } from '#domain/prices/priceSets.ts';
import { expect, test } from 'vitest';

const cents = (value: number | undefined) => Math.round((value ?? Number.NaN) * 100);
const withOwn = (...own: [key: string, price: number][]) => ({
  set: currentPriceSet,
  own: own.map(([key, price]) => ({ key, min: price, max: price, source: 'Proposta', date: '2026-11-01' })),
});

test('a frame of twelve floors, by its codes', () => {
  const data = {
    concreteColumns: { volumes: [{ fck: 40, volume: 8 }], steel: [{ ca: 50, mass: 1200 }] },
    concreteBeams: { volumes: [{ fck: 25, volume: 20 }], steel: [{ ca: 50, mass: 900 }] },
    concreteSlabs: { volumes: [{ fck: 25, volume: 30 }], steel: [{ ca: 60, mass: 1500 }] },
    formColumns: 90,
    formBeams: 240,
    formSlabs: 300,
    columnNumber: 16,
    averageBeamSpan: 5,
    averageSlabSpan: 4,
  };
  const { total, missingPrices } = costOf(priceAmounts('beam_column', data, 12), withOwn());
  // 103672 + 1.103 × (34479 − 1527); 103675; rebar 92764 to 92760, 92768 to 92767; forms of 18 to 10 uses.
  const columns = 8 * (652.79 + 1.103 * (587.05 - 537.44));
  const floor = (steel: number, mesh: number, forms: number[]) =>
    columns + 50 * 652.22 + 2100 * steel + 1500 * mesh + 90 * forms[0]! + 240 * forms[1]! + 300 * forms[2]!;
  expect(cents(total?.min)).toBe(cents(12 * floor(7.92, 13.79, [59.84, 74.81, 36.98])));
  expect(cents(total?.max)).toBe(cents(12 * floor(12.97, 16.38, [70.24, 107.73, 46.43])));
  expect(missingPrices).toEqual([]);
});

test('concrete walls: nothing until the forms are quoted, then by the codes and the quotation', () => {
  const data = {
    concreteWalls: {
      volumes: [{ fck: 25, volume: 30 }],
      steel: [
        { ca: 60, mass: 1000 },
        { ca: 50, mass: 200 },
      ],
    },
    concreteSlabs: { volumes: [{ fck: 30, volume: 25 }], steel: [{ ca: 60, mass: 800 }] },
    wallThickness: 10,
    slabThickness: 10,
    slabFormArea: 240,
  };
  const amounts = priceAmounts('concrete_wall', data, 5);
  expect(costOf(amounts, withOwn())).toMatchObject({ total: null, missingPrices: ['form:walls'] });
  const { total } = costOf(amounts, withOwn(['form:walls', 21.5]));
  // Walls of 30 m³ and 10 cm have 300 m² on each face. 99235 to 99439, of C30 with 1.089 × the difference of inputs;
  // mesh 105814 to 91593 and 91597 to 91596; bars 100068 to 91601.
  const floor = (c25: number, c30: number, mesh: number, bars: number, slabMesh: number) =>
    30 * c25 + 25 * c30 + 1000 * mesh + 200 * bars + 800 * slabMesh + 840 * 21.5;
  expect(cents(total?.min)).toBe(
    cents(5 * floor(646.8, 646.8 + 1.089 * (587.05 - 570.51), 8.92, 7.68, 7.04)),
  );
  expect(cents(total?.max)).toBe(
    cents(5 * floor(716.57, 716.57 + 1.089 * (574.15 - 570.26), 9.31, 11.55, 9.21)),
  );
});

test('masonry of four floors, by its codes; the next class of block where the source has none', () => {
  const data = {
    masonry: {
      blocks: [
        { type: 'inteiro (14x19x39)', fbk: 7, quantity: 4000 },
        { type: 'meio (14x19x19)', fbk: 6, quantity: 300 },
      ],
      mortar: [{ fak: 8, volume: 3 }],
      grout: [
        {
          position: 'vertical' as const,
          volumes: [{ fgk: 20, volume: 4 }],
          steel: [{ ca: 50, mass: 350 }],
        },
        { position: 'horizontal' as const, volumes: [{ fgk: 18, volume: 2 }] },
      ],
    },
    concreteSlabs: { volumes: [{ fck: 25, volume: 26 }], steel: [{ ca: 50, mass: 700 }] },
  };
  const { total } = costOf(priceAmounts('structural_masonry', data, 4), withOwn(['form:masonry', 450]));
  // Whole blocks of fbk 8 (34573) and halves of fbk 14 (38593), with 0.7034 to 1.0804 h of 88309 and 88316 a m².
  const laying = (hours: number) => hours * (37.26 + 32.18);
  const floor = (hours: number, mortar: number, bars: number, bond: number, slab: number) =>
    4000 * (5.08 + 0.08 * laying(hours)) +
    300 * (3.6 + 0.04 * laying(hours)) +
    3 * mortar +
    4 * 1216.3 +
    2 * bond +
    350 * bars +
    26 * 652.22 +
    700 * slab +
    26 * 450;
  expect(cents(total?.min)).toBe(cents(4 * floor(0.7034, 613.39, 7.81, 1146.22, 7.56)));
  expect(cents(total?.max)).toBe(cents(4 * floor(1.0804, 660.96, 11.09, 1740.4, 12.22)));
});

test('piles with caps, and a thin raft by the m²', () => {
  const piles = {
    fck: 30,
    piles: { volume: 100, steel: [{ ca: 50, mass: 4000 }] },
    pileCaps: { volume: 40, fck: 35, steel: [{ ca: 50, mass: 3500 }] },
  };
  const { total } = costOf(priceAmounts('piles_foundation', piles, 1), withOwn());
  const perCubic = (price: number, diameter: number) => price / ((Math.PI * diameter ** 2) / 4);
  const caps = 40 * (710.11 + 1.23 * (570.51 - 553.97));
  expect(cents(total?.min)).toBe(cents(100 * perCubic(540.57, 0.9) + 4000 * 7.92 + caps + 3500 * 8.82));
  expect(cents(total?.max)).toBe(cents(100 * perCubic(114.42, 0.3) + 4000 * 17.2 + caps + 3500 * 19.42));

  const raft = { fck: 30, area: 200, thickness: 0.22, steel: [{ ca: 50, mass: 900 }] };
  const thin = costOf(priceAmounts('raft_foundation', raft, 1), withOwn());
  expect(thin.total).toEqual({ min: 200 * 291, max: 200 * 291 });
  // Of 30 cm it still is, of more no longer.
  const keysOf = (thickness: number) =>
    priceAmounts('raft_foundation', { ...raft, thickness }, 1).map(({ key }) => key);
  expect([0.28, 0.281, 0.3].map(keysOf)).toEqual([['raft:28'], ['raft:29'], ['raft:30']]);
  expect(keysOf(0.301)[0]).toBe('concrete:raft:30');
  const thick = costOf(priceAmounts('raft_foundation', { ...raft, thickness: 0.8 }, 1), withOwn());
  expect(thick).toMatchObject({ total: null, missingPrices: ['concrete:raft:30'] });
});

test('footings and their grade beams with the areas of their forms', () => {
  const data = {
    footings: { volumes: [{ fck: 25, volume: 90 }], steel: [{ ca: 50, mass: 6500 }], formArea: 210 },
    gradeBeams: { volumes: [{ fck: 30, volume: 18 }], formArea: 95 },
  };
  const { total, lines } = costOf(priceAmounts('footings_foundation', data, 1), withOwn());
  // 104924 to 96558 + 1.26 × (1527 − 1525); 96557; rebar 104915 to 96544; forms 96536 to 96537.
  const whole = (footing: number, bars: number, form: number) =>
    90 * (footing + 1.26 * (537.44 - 553.97)) + 18 * 710.11 + 6500 * bars + 305 * form;
  expect(cents(total?.min)).toBe(cents(whole(735.84, 8.82, 82.02)));
  expect(cents(total?.max)).toBe(cents(whole(748.52, 19.42, 209.61)));
  const forms = lines.filter(({ key }) => key === 'form:foundations');
  expect(forms.map(({ element, amount }) => [element, amount])).toEqual([
    ['footings', 210],
    ['grade_beams', 95],
  ]);
});

test('caissons and retaining walls have a price of their own place, beams cast with them have not', () => {
  const part = { volumes: [{ fck: 30, volume: 50 }], steel: [{ ca: 50, mass: 4000 }] };
  const data = { caissons: part, gradeBeams: part, retainingWalls: part };
  const keys = priceAmounts('caissons_foundation', data, 1).map(({ element, key }) => [element, key]);
  expect(keys).toEqual([
    ['caissons', 'concrete:caissons:30'],
    ['caissons', 'steel:foundation:50'],
    ['grade_beams', 'concrete:foundation:30'],
    ['grade_beams', 'steel:foundation:50'],
    ['retaining_walls', 'concrete:retaining_walls:30'],
    ['retaining_walls', 'steel:foundation:50'],
  ]);
});
