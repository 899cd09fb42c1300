import { describe, expect, it } from 'vitest';
import { structureSchema } from '#domain/structures/structure.ts';
import type { ModelPart } from '#domain/takeoff/buildingModel.ts';
import { foundationOfModel } from '#domain/takeoff/foundationOfModel.ts';
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
