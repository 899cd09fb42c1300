import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxTowerFloors } from '#domain/limits.ts';
import type { BuildingModel, ModelPart, ModelStorey } from '#domain/takeoff/buildingModel.ts';
import { structureSchema } from '#domain/structures/structure.ts';
import { emptyStoreys, takeoffOfModel } from '#domain/takeoff/takeoffOfModel.ts';
import { structureOfTakeoff } from './structureOfTakeoff.ts';
import { choices, part, floor, storeys, model, volumeOf, massOf } from './modelSamples.ts';

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

  it('are several where storeys differ in kind or height, or are more than a tower may have', () => {
    const sizes = (given: Partial<BuildingModel>) =>
      takeoffOfModel(model(given), choices).floors.map(({ repetition }) => repetition);
    const [lowest, middle, top] = storeys(3) as [ModelStorey, ModelStorey, ModelStorey];
    expect(sizes({ storeys: [{ ...lowest, name: 'Térreo' }, middle, top] })).toEqual([1, 2]);
    expect(sizes({ storeys: [lowest, middle, { ...top, height: 4 }] })).toEqual([2, 1]);
    const many = storeys(maxTowerFloors + 1);
    expect(sizes({ storeys: many, parts: many.flatMap(({ id }) => floor(id)) })).toEqual([maxTowerFloors, 1]);
  });

  it('have as many columns as the lowest of their storeys', () => {
    const [column, ...others] = floor(1);
    const halves = [column, column].map((each): ModelPart => ({ ...part(1), ...each, volume: 0.5 }));
    const [group, ...more] = takeoffOfModel(
      model({ parts: [...floor(0), ...halves, ...others] }),
      choices,
    ).floors;
    expect([group?.repetition, group?.dimensions.columnNumber, more]).toEqual([2, 2, []]);
  });

  it('leave out storeys without concrete and name them', () => {
    const some = model({ parts: floor(1) });
    expect(takeoffOfModel(some, choices).floors).toHaveLength(1);
    expect(emptyStoreys(some, choices)).toEqual(['P0', 'P2']);
  });

  it('put walls of a frame among its columns, and all of a walled tower among walls and slabs', () => {
    const parts = [
      ...floor(0),
      part(0, { element: 'walls', volume: 4, area: 20 }),
      part(0, { element: 'footings' }),
    ];
    const frame = takeoffOfModel(model({ parts }), choices).floors[0];
    expect(Object.keys(frame?.elements ?? {})).toEqual(['columns', 'beams', 'slabs']);
    const bare = parts.filter(({ element }) => element !== 'walls');
    const without = takeoffOfModel(model({ parts: bare }), choices).floors[0]?.elements;
    expect(frame?.elements).toEqual({ ...without, columns: frame?.elements.columns });
    const columns = (of: typeof without) => (of?.columns?.volumes ?? []).map(({ volume }) => volume);
    expect([columns(without), columns(frame?.elements)]).toEqual([
      [2, 1],
      [2, 5],
    ]);
    const walls = takeoffOfModel(model({ parts }), { ...choices, technology: 'concrete_wall' }).floors[0];
    expect(Object.keys(walls?.elements ?? {})).toEqual(['walls', 'slabs']);
    expect(walls?.dimensions).toMatchObject({
      wallThickness: 20,
      wallArea: 20,
      slabThickness: 15,
      slabArea: 80,
    });
  });

  it('tell thicknesses to the millimetre and areas to the square decimetre, those of like storeys together too', () => {
    const walls = (storey: number, volume: number) => [
      part(storey, { element: 'walls', volume, area: 28.1234, formArea: 56.2468 }),
      part(storey, { element: 'slabs', volume: 9.87, area: 80.4567 }),
    ];
    const parts = [...walls(0, 4.0961), ...walls(1, 4.11)];
    const [first, ...others] = takeoffOfModel(model({ parts }), {
      ...choices,
      technology: 'concrete_wall',
    }).floors;
    expect(others).toEqual([]);
    expect(first?.dimensions).toEqual({
      wallThickness: 14.6,
      slabThickness: 12.3,
      wallArea: 28.12,
      slabArea: 80.46,
      wallFormArea: 56.25,
      slabFormArea: 5,
    });
    expect(first?.elements.walls?.volumes[0]?.volume).toBeCloseTo((4.0961 + 4.11) / 2, 9);
  });

  it('take the further layers of a part for their volume alone', () => {
    const layers = floor(1).map((whole) => ({
      ...whole,
      length: null,
      area: null,
      formArea: null,
      isLayer: true,
    }));
    const floorOf = (parts: ModelPart[]) => takeoffOfModel(model({ parts }), choices).floors[0];
    const [alone, layered] = [floorOf(floor(1)), floorOf([...floor(1), ...layers])];
    expect(layered?.dimensions).toEqual(alone?.dimensions);
    expect(layered?.elements.beams?.volumes).toEqual([{ fck: 40, volume: 2 }]);
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

describe('a roof', () => {
  const roof = (storey: number) =>
    part(storey, { element: 'slabs', volume: 8, area: 80, length: null, formArea: 80, isRoof: true });
  const groups = (given: ReturnType<typeof model>) =>
    takeoffOfModel(given, { ...choices, roofName: 'Cobertura' }).floors.map(
      ({ name, category, repetition, elements }) => [
        name,
        category,
        repetition,
        elements.slabs?.volumes.reduce((sum, { volume }) => sum + volume, 0),
      ],
    );
  const named = (names: readonly string[]) =>
    storeys(names.length).map((storey, at) => ({ ...storey, name: names[at] ?? '' }));

  it('kept with the floor it covers goes to a storey of its own', () => {
    expect(groups(model({ parts: [...floor(0), ...floor(1), ...floor(2), roof(2)] }))).toEqual([
      ['P0 – P2', 'standard_floor', 3, 12],
      ['Cobertura', 'penthouse_floor', 1, 8],
    ]);
  });

  it('goes to the storey above that is called one', () => {
    const given = model({
      storeys: named(['P1', 'P2', 'Cobertura']),
      parts: [...floor(0), ...floor(1), roof(1)],
    });
    expect(groups(given).at(-1)).toEqual(['Cobertura', 'penthouse_floor', 1, 8]);
    expect(groups(given)).toHaveLength(2);
  });

  it('is not put on a lower one', () => {
    const given = model({
      storeys: named(['P1', 'Telhado do anexo', 'P3']),
      parts: [0, 1, 2].flatMap(floor).concat(roof(2)),
    });
    expect(groups(given).map(([name]) => name)).toEqual(['P1', 'Telhado do anexo', 'P3', 'Cobertura']);
  });

  it('alone on its storey makes that the roof', () => {
    expect(groups(model({ parts: [...floor(0), ...floor(1), roof(2)] })).at(-1)).toEqual([
      'P2',
      'penthouse_floor',
      1,
      8,
    ]);
  });
});

it('a storey whose area is in another unit than its slabs has the area of those', () => {
  const area = (stated: number) =>
    takeoffOfModel(
      model({ storeys: storeys(1).map((storey) => ({ ...storey, area: stated })), parts: floor(0) }),
      choices,
    ).floors[0]?.area;
  expect([area(95), area(95e6), area(0.0001)]).toEqual([95, 80, 80]);
});

it('keeps the concrete and the steel of any model, however its storeys are grouped', () => {
  const anyPart = fc.record({
    storey: fc.integer({ min: 0, max: 5 }),
    element: fc.constantFrom('columns', 'beams', 'slabs', 'walls', 'footings'),
    isRoof: fc.boolean(),
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
