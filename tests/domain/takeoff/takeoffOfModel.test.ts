import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { structureSchema } from '#domain/structures/structure.ts';
import type { BuildingModel, ModelPart } from '#domain/takeoff/buildingModel.ts';
import { foundationOfModel } from '#domain/takeoff/foundationOfModel.ts';
import { namedMasonry } from '#domain/takeoff/masonryWalls.ts';
import type { ModelChoices } from '#domain/takeoff/storeyQuantities.ts';
import type { Takeoff } from '#domain/takeoff/takeoff.ts';
import { emptyStoreys, takeoffOfModel, technologyOfModel } from '#domain/takeoff/takeoffOfModel.ts';
import { structureOfTakeoff } from './structureOfTakeoff.ts';

const choices: ModelChoices = { technology: 'beam_column', countUnsure: true, fck: 30, steelRates: {} };

const part = (storey: number, over: Partial<ModelPart> = {}): ModelPart => ({
  storey,
  element: 'columns',
  volume: 1,
  source: 'quantities',
  fck: 40,
  isSure: true,
  length: 3,
  area: null,
  formArea: 5,
  ...over,
});

const floor = (storey: number): ModelPart[] => [
  part(storey),
  part(storey, { volume: 2, fck: null }),
  part(storey, { element: 'beams', length: 6, formArea: 8 }),
  part(storey, { element: 'slabs', volume: 12, length: null, area: 80, formArea: 80 }),
];

const storeys = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: `P${id}`,
    elevation: 3 * id,
    height: 3,
    area: null,
  }));

const model = (over: Partial<BuildingModel>): BuildingModel => ({
  schema: 'IFC4',
  storeys: storeys(3),
  parts: [0, 1, 2].flatMap(floor),
  masonry: [],
  steel: [],
  notes: [],
  ...over,
});

const volumeOf = ({ floors }: Takeoff) =>
  floors.reduce(
    (sum, { elements, repetition }) =>
      sum +
      repetition *
        Object.values(elements)
          .flatMap(({ volumes }) => volumes)
          .reduce((all, { volume }) => all + volume, 0),
    0,
  );

const massOf = ({ floors }: Takeoff) =>
  floors.reduce(
    (sum, { elements, repetition }) =>
      sum +
      repetition *
        Object.values(elements)
          .flatMap(({ steel }) => steel)
          .reduce((all, { mass }) => all + mass, 0),
    0,
  );

describe('floor groups of a model', () => {
  it('are one for equal storeys, with the quantities of one floor', () => {
    const { floors } = takeoffOfModel(model({}), choices);
    expect(floors).toEqual([
      {
        name: 'P0 – P2',
        category: 'standard_floor',
        area: 80,
        height: 3,
        repetition: 3,
        storeys: ['P0', 'P1', 'P2'],
        elements: {
          columns: {
            volumes: [
              { fck: 30, volume: 2 },
              { fck: 40, volume: 1 },
            ],
            steel: [],
          },
          beams: { volumes: [{ fck: 40, volume: 1 }], steel: [] },
          slabs: { volumes: [{ fck: 40, volume: 12 }], steel: [] },
        },
        dimensions: { formColumns: 10, formBeams: 8, formSlabs: 80, columnNumber: 2, averageBeamSpan: 6 },
      },
    ]);
  });

  it('are several where a storey in between differs', () => {
    const parts = [...floor(0), ...floor(1), part(1), ...floor(2)];
    expect(takeoffOfModel(model({ parts }), choices).floors.map(({ storeys: names }) => names)).toEqual([
      ['P0'],
      ['P1'],
      ['P2'],
    ]);
  });

  it('leave out storeys without concrete and name them', () => {
    const some = model({ parts: floor(1) });
    expect(takeoffOfModel(some, choices).floors).toHaveLength(1);
    expect(emptyStoreys(some, choices)).toEqual(['P0', 'P2']);
  });

  it('leave out what may not be concrete when asked to', () => {
    const parts = [...floor(0), part(0, { isSure: false, volume: 100 })];
    expect(volumeOf(takeoffOfModel(model({ parts }), choices))).toBeCloseTo(116);
    expect(volumeOf(takeoffOfModel(model({ parts }), { ...choices, countUnsure: false }))).toBeCloseTo(16);
  });

  it('put walls of a frame among its columns, and all of a walled tower among walls and slabs', () => {
    const parts = [
      ...floor(0),
      part(0, { element: 'walls', volume: 4, area: 20 }),
      part(0, { element: 'footings' }),
    ];
    const frame = takeoffOfModel(model({ parts }), choices).floors[0];
    expect(Object.keys(frame?.elements ?? {})).toEqual(['columns', 'beams', 'slabs']);
    const walls = takeoffOfModel(model({ parts }), { ...choices, technology: 'concrete_wall' }).floors[0];
    expect(Object.keys(walls?.elements ?? {})).toEqual(['walls', 'slabs']);
    expect(walls?.dimensions).toMatchObject({
      wallThickness: 20,
      wallArea: 20,
      slabThickness: 15,
      slabArea: 80,
    });
  });

  it('make a whole structure once the span asked for is there', () => {
    const [first] = takeoffOfModel(model({}), choices).floors;
    const data = first && { ...structureOfTakeoff(first), averageSlabSpan: 5 };
    expect(structureSchema('beam_column').safeParse(data).error).toBeUndefined();
  });

  it('take a strength beyond the usual as a custom one', () => {
    const [first] = takeoffOfModel(model({ parts: [part(0, { fck: 50 })] }), choices).floors;
    expect(first?.elements.columns?.volumes).toEqual([{ fck: 50, customFck: 50, volume: 1 }]);
  });
});

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
    expect(first?.elements.slabs?.steel).toEqual([{ ca: 50, mass: 960 }]);
    expect(first?.elements.columns?.steel).toEqual([]);
  });
});

describe('what carries the tower', () => {
  const footing = (over: Partial<ModelPart> = {}) =>
    part(0, { element: 'footings', volume: 3, area: 4, fck: 30, ...over });
  const steel = [{ storey: 0, element: 'piles' as const, ca: 50, mass: 90 }];
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
      piles: { count: 1, volume: 8, area: null, fck: 20, steel: [{ ca: 50, mass: 90 }] },
    });
    const takeoff = takeoffOfModel(founded, apart);
    expect(volumeOf(takeoff)).toBeCloseTo(16);
    expect(massOf(takeoff)).toBe(0);
    expect(foundationOfModel(model({}), apart)).toBeNull();
  });

  it('else counts with the slabs, without its piles', () => {
    expect(volumeOf(takeoffOfModel(founded, choices))).toBeCloseTo(20);
  });
});

it('counts walls of blocks in structural masonry, 12.5 a m² of whole blocks, and only there', () => {
  const block = 'inteiro (14x19x39)' as const;
  const masonry = [
    { storey: 0, area: 40, block, fbk: 8 },
    { storey: 0, area: 10, block: null, fbk: null },
    ...[1, 2].map((storey) => ({ storey, area: 40, block, fbk: 8 })),
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

it.each([
  ['Bloco de concreto 19x19x39 fbk 10', { block: 'inteiro (19x19x39)', fbk: 10 }],
  ['Concrete masonry', { block: null, fbk: null }],
  ['Alvenaria de bloco cerâmico 14x19x39', null],
  ['Tijolo maciço', null],
  ['Bloco de concreto de vedação 14x19x39', null],
  ['CMU - 14', { block: null, fbk: null }],
  ['Madeira', null],
])('a wall of %s', (name, blocks) => {
  expect(namedMasonry(name)).toEqual(blocks);
});

it('is of blocks beside upright concrete, when the blocks outweigh it', () => {
  // Ten floors of walls over one of columns and beams.
  const walls = (fbk: number | null) => [{ storey: 1, area: 4000, block: null, fbk }];
  const concrete = (volume: number) => [
    part(0, { element: 'columns', volume: volume / 2 }),
    part(0, { element: 'beams', volume: volume / 2 }),
  ];
  const guess = (volume: number, fbk: number | null) =>
    technologyOfModel(model({ parts: concrete(volume), masonry: walls(fbk) }), true);
  expect(guess(120, null)).toBe('structural_masonry');
  // A frame with as much in it as such a frame takes.
  expect(guess(300, null)).toBe('beam_column');
  expect(guess(300, 8)).toBe('structural_masonry');
  expect(guess(600, 8)).toBe('beam_column');
});

it('is a walled tower when most of its upright concrete is walls', () => {
  expect(technologyOfModel(model({}))).toBe('beam_column');
  expect(technologyOfModel(model({ parts: [part(0, { element: 'walls' })] }))).toBe('concrete_wall');
});

it('keeps the concrete and the steel of any model, however its storeys are grouped', () => {
  const anyPart = fc.record({
    storey: fc.integer({ min: 0, max: 5 }),
    element: fc.constantFrom('columns', 'beams', 'slabs', 'walls', 'footings'),
    volume: fc.double({ min: 0.01, max: 100, noNaN: true }),
    fck: fc.option(fc.constantFrom(20, 25, 30, 40, 50)),
  });
  const anySteel = fc.record({
    storey: fc.integer({ min: 0, max: 5 }),
    element: fc.option(fc.constantFrom('columns', 'beams', 'slabs', 'walls')),
    ca: fc.constantFrom(50, 60),
    mass: fc.double({ min: 1, max: 1000, noNaN: true }),
  });
  const technologies = fc.constantFrom('beam_column', 'concrete_wall', 'structural_masonry');
  fc.assert(
    fc.property(fc.array(anyPart), fc.array(anySteel), technologies, (anyParts, steel, technology) => {
      const parts = anyParts.map(({ storey, ...over }) => part(storey, over));
      const read = takeoffOfModel(model({ storeys: storeys(6), parts, steel }), { ...choices, technology });
      const total = parts.reduce((sum, { volume }) => sum + volume, 0);
      expect(volumeOf(read)).toBeCloseTo(total, 5);
      const built = new Set(parts.map(({ storey }) => storey));
      const kept = steel.filter(({ storey }) => built.has(storey)).reduce((sum, { mass }) => sum + mass, 0);
      expect(massOf(read)).toBeCloseTo(kept, 4);
    }),
    { numRuns: 1000, seed: 8 },
  );
});
