import { expect, test } from 'vitest';
import { placedStoreys } from '#domain/takeoff/placedStoreys.ts';
import type { TakeoffFloor } from '#domain/takeoff/takeoff.ts';

const floor = (storeys: string[], category: TakeoffFloor['category'] = 'standard_floor'): TakeoffFloor => ({
  name: storeys.length > 1 ? `${storeys[0]} – ${storeys.at(-1)}` : (storeys[0] ?? ''),
  category,
  area: 400,
  height: 3,
  repetition: storeys.length,
  storeys,
  elements: {},
  dimensions: {},
});
const places = [
  { key: 'g', name: 'Garagem', indexes: [-1] },
  { key: 't', name: 'Térreo', indexes: [0] },
  { key: 'a', name: 'Tipo A', indexes: [1, 2] },
  { key: 'b', name: 'Tipo B', indexes: [3, 4, 5] },
];
const shown = (floors: TakeoffFloor[]) =>
  placedStoreys(floors, places).map((each) => [each.floor.name, each.floor.repetition, each.place]);

test('storeys are counted from the ground, and equal ones that lie in two groups are parted', () => {
  const typical = floor(['1º Pavimento', '2º Pavimento', '3º Pavimento', '4º Pavimento', '5º Pavimento']);
  expect(
    shown([floor(['Subsolo 1'], 'basement_floor'), floor(['Nível 0'], 'ground_floor'), typical]),
  ).toEqual([
    ['Subsolo 1', 1, 'g'],
    ['Nível 0', 1, 't'],
    ['1º Pavimento – 2º Pavimento', 2, 'a'],
    ['3º Pavimento – 5º Pavimento', 3, 'b'],
  ]);
});

test('the one storey of a group that lies elsewhere keeps its own name', () => {
  const parted = shown([
    floor(['Nível 0'], 'ground_floor'),
    floor(['1º Pavimento', '2º Pavimento', '3º Pavimento']),
  ]);
  expect(parted.at(-1)).toEqual(['3º Pavimento', 1, 'b']);
});

test('a name that is the same goes before the place, and what the tower lacks is left out', () => {
  const found = shown([
    floor(['TERREO'], 'ground_floor'),
    floor(['tipo-b']),
    floor(['X']),
    floor(['Y', 'Z', 'W']),
  ]);
  expect(found).toEqual([
    ['TERREO', 1, 't'],
    ['tipo-b', 1, 'b'],
    ['X', 1, 'a'],
    ['Y – W', 3, 'b'],
  ]);
  const tall = shown([floor(['0', '1', '2', '3', '4', '5', '6', '7'])]);
  expect(tall.at(-1)).toEqual(['6 – 7', 2, null]);
});

test('of two basements the upper one is under the ground floor', () => {
  expect(shown([floor(['SS2'], 'basement_floor'), floor(['SS1'], 'basement_floor')])).toEqual([
    ['SS2', 1, null],
    ['SS1', 1, 'g'],
  ]);
});

test('a roof goes to the only penthouse, however many storeys the model has below it', () => {
  const topped = [...places, { key: 'c', name: 'Ático', indexes: [6], category: 'penthouse_floor' }];
  const roof = floor(['Telhado'], 'penthouse_floor');
  const model = [floor(['Térreo'], 'ground_floor'), floor(['1']), roof];
  expect(placedStoreys(model, topped).map(({ place }) => place)).toEqual(['t', 'a', 'c']);
  const twice = [...topped, { key: 'd', name: 'Barrilete', indexes: [7], category: 'penthouse_floor' }];
  expect(placedStoreys(model, twice).at(-1)?.place).toBe('a');
});
