import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { structureSchema } from '#domain/structures/structure.ts';
import type { ModelElement, ModelPart } from '#domain/takeoff/buildingModel.ts';
import { foundationOfModel } from '#domain/takeoff/foundationOfModel.ts';
import { usualRates } from '#domain/takeoff/modelChoices.ts';
import { modelMaterials } from '#domain/takeoff/modelMaterials.ts';
import { takeoffOfModel, technologyOfModel } from '#domain/takeoff/takeoffOfModel.ts';
import { structureOfTakeoff } from './structureOfTakeoff.ts';
import { choices, part, floor, storeys, model, volumeOf, massOf } from './modelSamples.ts';

describe('reinforcement', () => {
  it('lies in the element it is drawn in, else in all of its storey by volume', () => {
    const steel = [
      { storey: 0, element: 'columns' as const, ca: 50, mass: 300 },
      { storey: 0, element: null, ca: 60, mass: 160 },
    ];
    const [first] = takeoffOfModel(model({ storeys: storeys(1), parts: floor(0), steel }), choices).floors;
    expect(first?.elements.columns?.steel).toEqual([
      { ca: 50, mass: 300 },
      { ca: 60, mass: 30 },
    ]);
    expect(first?.elements.slabs?.steel).toEqual([{ ca: 60, mass: 120 }]);
  });

  it('follows a rate asked for where the model draws none', () => {
    const [first] = takeoffOfModel(model({}), { ...choices, steelRates: { slabs: 80 } }).floors;
    expect(first?.elements.slabs?.steel).toEqual([{ ca: 50, mass: 960, assumed: true }]);
    expect(first?.elements.columns?.steel).toEqual([]);
  });

  it('in no known element, on whichever storey, leaves no element a rate', () => {
    const steel = [{ storey: 1, element: null, ca: 50, mass: 160 }];
    const asked = { ...choices, steelRates: { columns: 100, beams: 100, slabs: 80 } };
    const [first] = takeoffOfModel(model({ steel }), asked).floors;
    expect(first?.elements.slabs?.steel).toEqual([]);
    expect(first?.elements.columns?.steel).toEqual([]);
  });
});

describe('bars of an element that counts nothing', () => {
  const steel = [{ storey: 0, element: 'columns' as const, ca: 50, mass: 130 }];
  const asked = { ...choices, steelRates: { columns: 100, beams: 100, slabs: 80 } };
  const steelOf = (parts: ModelPart[], chosen = asked) =>
    Object.entries(
      takeoffOfModel(model({ storeys: storeys(1), parts, steel }), chosen).floors[0]?.elements ?? {},
    ).map(([element, concrete]) => [element, concrete.steel]);
  const rated = [
    ['beams', [{ ca: 50, mass: 100, assumed: true }]],
    ['slabs', [{ ca: 50, mass: 960, assumed: true }]],
  ];

  it('are left out with its parts, unless some of them count', () => {
    const materials = { 'Pré-moldado|30|yes': false };
    const made = { material: 'Pré-moldado', fck: 30 };
    const parts = floor(0).map((each) => (each.element === 'columns' ? { ...each, ...made } : each));
    const steelWith = (...more: ModelPart[]) => steelOf([...more, ...parts], { ...asked, materials });
    expect(steelWith()).toEqual(rated);
    expect(steelWith(part(0))).toEqual([['columns', [{ ca: 50, mass: 130 }]], ...rated]);
    // A wall of a frame counts as a column, and has no bars of its own.
    const wall = ['columns', [{ ca: 50, mass: 100, assumed: true }]];
    expect(steelWith(part(0, { element: 'walls' }))).toEqual([wall, ...rated]);
  });

  it('lie in all of its storey where it has no part, and take the place of the rates there', () => {
    expect(steelOf(floor(0).filter(({ element }) => element !== 'columns'))).toEqual([
      ['beams', [{ ca: 50, mass: 10 }]],
      ['slabs', [{ ca: 50, mass: 120 }]],
    ]);
  });
});

it('strand says nothing of the bars beside it: their usual rate is taken, and marked', () => {
  const steel = [{ storey: 0, element: 'slabs' as const, ca: 190, mass: 40 }];
  const [first] = takeoffOfModel(model({ storeys: storeys(1), parts: floor(0), steel }), {
    ...choices,
    steelRates: usualRates('beam_column'),
  }).floors;
  expect(first?.elements.slabs?.steel).toEqual([
    { ca: 50, mass: 1080, assumed: true },
    { ca: 190, mass: 40 },
  ]);
});

describe('what carries the tower', () => {
  const footing = (over: Partial<ModelPart> = {}) =>
    part(0, { element: 'footings', volume: 3, area: 4, fck: 30, ...over });
  const steel = [60, 50].map((ca) => ({ storey: 0, element: 'piles' as const, ca, mass: 1.5 * ca + 15 }));
  const below = [
    footing(),
    footing({ volume: 1, fck: 25 }),
    part(0, { element: 'piles', volume: 8, fck: 20 }),
  ];
  const founded = model({ storeys: storeys(1), parts: [...floor(0), ...below], steel });
  const apart = { ...choices, foundationApart: true };

  it('goes to the foundation whole, with the strength of most of it', () => {
    expect(foundationOfModel(founded, apart)).toEqual({
      footings: { count: 2, volume: 4, area: 8, fck: 30, steel: [] },
      piles: {
        count: 1,
        volume: 8,
        area: null,
        fck: 20,
        steel: [
          { ca: 50, mass: 90 },
          { ca: 60, mass: 105 },
        ],
      },
    });
    const takeoff = takeoffOfModel(founded, apart);
    expect(volumeOf(takeoff)).toBeCloseTo(16);
    expect(massOf(takeoff)).toBe(0);
    expect(foundationOfModel(model({}), apart)).toBeNull();
  });

  it('has the volume of every layer, and the number and area of its parts', () => {
    const layered = [footing(), footing({ volume: 1, area: null, isLayer: true })];
    expect(foundationOfModel(model({ storeys: storeys(1), parts: layered }), apart)?.footings).toEqual({
      count: 1,
      volume: 4,
      area: 4,
      fck: 30,
      steel: [],
    });
  });

  it('else counts with the slabs, without its piles', () => {
    expect(volumeOf(takeoffOfModel(founded, choices))).toBeCloseTo(20);
  });

  it('says nothing of the bars of floors, unless its footings count with the slabs', () => {
    const slabSteel = (element: ModelElement, foundationApart: boolean) => {
      const bars = [{ storey: 0, element, ca: 50, mass: 90 }];
      const chosen = { ...choices, steelRates: { slabs: 80 }, foundationApart };
      return takeoffOfModel({ ...founded, steel: bars }, chosen).floors[0]?.elements.slabs?.steel;
    };
    const usual = (volume: number) => [{ ca: 50, mass: 80 * volume, assumed: true }];
    expect(slabSteel('piles', true)).toEqual(usual(12));
    expect(slabSteel('footings', true)).toEqual(usual(12));
    expect(slabSteel('piles', false)).toEqual(usual(16));
    expect(slabSteel('footings', false)).toEqual([{ ca: 50, mass: 90 }]);
  });
});

it('counts walls of blocks in structural masonry, 12.5 a m² of whole blocks, and only there', () => {
  const block = 'inteiro (14x19x39)' as const;
  const wall = { material: 'Bloco de concreto', volume: 5, area: 40, block, fbk: 8 };
  const masonry = [
    { ...wall, storey: 0 },
    { ...wall, storey: 0, area: 10, block: null, fbk: null },
    ...[1, 2].map((storey) => ({ ...wall, storey })),
  ];
  const slabs = [0, 1, 2].map((storey) =>
    part(storey, { element: 'slabs', volume: 12, area: 80, formArea: 80 }),
  );
  const walled = model({ parts: slabs, masonry });
  expect(technologyOfModel(walled)).toBe('beam_column');
  expect(technologyOfModel(walled, true)).toBe('structural_masonry');
  const { floors } = takeoffOfModel(walled, { ...choices, technology: 'structural_masonry' });
  expect(
    floors.map(({ repetition, blocks }) => [
      repetition,
      blocks?.map(({ fbk, quantity }) => [fbk, Math.round(quantity)]),
    ]),
  ).toEqual([
    [
      1,
      [
        [6, 125],
        [8, 500],
      ],
    ],
    [2, [[8, 500]]],
  ]);
  const [, typical] = floors;
  expect(
    structureSchema('structural_masonry').safeParse(typical && structureOfTakeoff(typical)).success,
  ).toBe(true);
  expect(takeoffOfModel(walled, choices).floors[0]?.blocks).toBeUndefined();
});

describe('the materials of a model', () => {
  const made = (material: string, over: Partial<ModelPart>) => part(0, { material, ...over });
  const mixed = model({
    storeys: storeys(1),
    parts: [
      made('C30', { fck: 30, volume: 5 }),
      made('C30', { fck: 30, volume: 2, element: 'beams' }),
      made('Sólido', { fck: null, concrete: 'unknown', volume: 3, element: 'slabs', area: 20 }),
      made('Gesso', { fck: null, concrete: 'no', volume: 1, isLayer: true, element: 'slabs', area: null }),
    ],
  });

  it('are counted or left out, each with its volume, and switched one by one', () => {
    const rows = modelMaterials(mixed, choices);
    expect(
      rows.map(({ name, volume, count, isCounted, fck }) => [name, volume, count, isCounted, fck]),
    ).toEqual([
      ['C30', 7, 2, true, 30],
      ['Sólido', 3, 1, true, 30],
      ['Gesso', 1, 1, false, 30],
    ]);
    expect(volumeOf(takeoffOfModel(mixed, choices))).toBeCloseTo(10);
    const [, solid, board] = rows.map(({ key }) => key) as [string, string, string];
    const materials = { [solid]: false, [board]: true };
    expect(volumeOf(takeoffOfModel(mixed, { ...choices, materials }))).toBeCloseTo(8);
    // A layer that counts adds its volume, and neither a part nor an area.
    const [floor0] = takeoffOfModel(mixed, { ...choices, materials: { [board]: true } }).floors;
    expect([floor0?.area, floor0?.dimensions.columnNumber]).toEqual([20, 1]);
  });

  it('come to what the quantities hold, whichever are switched', () => {
    const anyPart = fc.record({
      material: fc.constantFrom('A', 'B', ''),
      concrete: fc.constantFrom('yes', 'no', 'unknown'),
      volume: fc.double({ min: 0.01, max: 100, noNaN: true }),
      fck: fc.option(fc.constantFrom(20, 30)),
      element: fc.constantFrom('columns', 'beams', 'slabs', 'walls', 'footings', 'piles'),
      isLayer: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(anyPart),
        fc.array(fc.boolean()),
        fc.boolean(),
        (anyParts, switched, foundationApart) => {
          const given = model({ storeys: storeys(1), parts: anyParts.map((over) => part(0, over)) });
          const keys = modelMaterials(given, choices).map(({ key }) => key);
          const materials = Object.fromEntries(
            keys.slice(0, switched.length).map((key, at) => [key, switched[at]!]),
          );
          const chosen = { ...choices, materials, foundationApart };
          const counted = modelMaterials(given, chosen).filter(({ isCounted }) => isCounted);
          const below = foundationApart ? foundationOfModel(given, chosen) : null;
          const rest = (below?.piles?.volume ?? 0) + (below?.footings?.volume ?? 0);
          expect(counted.reduce((sum, { volume }) => sum + volume, 0)).toBeCloseTo(
            volumeOf(takeoffOfModel(given, chosen)) + rest,
            5,
          );
        },
      ),
      { numRuns: 300, seed: 8 },
    );
  });
});
