import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockTypes } from '#domain/factors/blockTypes.ts';
import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import type { ModelChoices } from '#domain/takeoff/modelChoices.ts';
import { takenOff } from './takenOff.ts';

/**
 * Models drawn by a seed, with all that a part, a wall of blocks or a bar may say or leave open, and what is taken off
 * them. Properties elsewhere hold for any model; this sees a figure that takes another's place.
 */
const names = ['Fundação', 'Subsolo', 'Térreo', 'Tipo', 'Tipo', 'Tipo', 'Ático', 'Cobertura'];
const elements = ['columns', 'beams', 'slabs', 'slabs', 'walls', 'footings', 'piles'] as const;
const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 3 });
const figure = (max: number) => fc.integer({ min: 1, max: max * 10 }).map((tenths) => tenths / 10);

const models: fc.Arbitrary<BuildingModel> = fc.integer({ min: 2, max: names.length }).chain((count) => {
  const storey = fc.integer({ min: 1, max: count });
  const part = fc.record(
    {
      storey,
      element: fc.constantFrom(...elements),
      material: fc.constantFrom('C30', 'C40', 'Concreto', ''),
      concrete: fc.constantFrom('yes', 'yes', 'no', 'unknown'),
      volume: figure(20),
      source: fc.constantFrom('quantities', 'geometry'),
      fck: nullable(fc.constantFrom(20, 30, 40, 47)),
      length: nullable(figure(8)),
      area: nullable(figure(300)),
      formArea: nullable(figure(400)),
      isLayer: fc.constantFrom(false, false, false, true),
      isRoof: fc.constantFrom(false, false, false, true),
    },
    { noNullPrototype: true },
  );
  const wall = fc.record({
    storey,
    material: fc.constantFrom('Bloco', 'Bloco fbk 6'),
    volume: figure(10),
    area: figure(60),
    block: nullable(fc.constantFrom(...blockTypes)),
    fbk: nullable(fc.constantFrom(4, 6, 10)),
  });
  const bar = fc.record({
    storey,
    element: nullable(fc.constantFrom(...elements)),
    ca: fc.constantFrom(50, 60, 190),
    mass: figure(2000),
  });
  const storeys = fc.tuple(
    ...names.slice(0, count).map((name, at) =>
      fc.record({
        id: fc.constant(at + 1),
        name: fc.constant(name),
        elevation: fc.constant(3 * (at - 1)),
        height: nullable(figure(4)),
        area: nullable(fc.constantFrom(250, 320, 0.03)),
      }),
    ),
  );
  return fc.record({
    schema: fc.constant('IFC4'),
    storeys,
    parts: fc.array(part, { minLength: 3, maxLength: 4 * count }),
    masonry: fc.array(wall, { maxLength: count }),
    steel: fc.array(bar, { maxLength: count }),
    notes: fc.constant([]),
  });
});

const choices: fc.Arbitrary<Omit<ModelChoices, 'technology'>> = fc.record(
  {
    materials: fc.constantFrom({}, { 'C30|30|yes': false, '||no': true, 'Bloco|blocks': false }),
    fck: fc.constantFrom(25, 35),
    steelRates: fc.constantFrom({}, { columns: 120, slabs: 80.5, walls: 60 }),
    foundationApart: fc.boolean(),
    roofName: fc.constantFrom('Telhado', 'Barrilete'),
  },
  { requiredKeys: ['materials', 'fck', 'steelRates'], noNullPrototype: true },
);

test('what is taken off drawn models is as written', async () => {
  const drawn = fc.sample(fc.tuple(models, choices), { seed: 20, numRuns: 24 });
  const lines = drawn.flatMap(([model, chosen], at) => [
    `model ${at + 1}`,
    ...takenOff(model, chosen).map((line) => `  ${line}`),
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('written/drawnModels.txt');
});
