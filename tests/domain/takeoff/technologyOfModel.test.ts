import { expect, it } from 'vitest';
import { namedMasonry } from '#domain/takeoff/masonryWalls.ts';
import { technologyOfModel } from '#domain/takeoff/takeoffOfModel.ts';
import { part, model } from './modelSamples.ts';

it.each([
  ['Bloco de concreto 19x19x39 fbk 10', { block: 'inteiro (19x19x39)', fbk: 10 }],
  ['Bloco de concreto fbk 4,5', { block: null, fbk: 4.5 }],
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
  const walls = (fbk: number | null) => [
    { storey: 1, area: 4000, material: 'Bloco', volume: 1, block: null, fbk },
  ];
  const concrete = (volume: number) => [
    part(0, { element: 'columns', volume: volume / 2 }),
    part(0, { element: 'beams', volume: volume / 2 }),
  ];
  const guess = (volume: number, fbk: number | null) =>
    technologyOfModel(model({ parts: concrete(volume), masonry: walls(fbk) }), true);
  expect(guess(180, null)).toBe('structural_masonry');
  // A frame with as much in it as such a frame takes.
  expect(guess(200, null)).toBe('beam_column');
  expect(guess(300, 8)).toBe('structural_masonry');
  expect(guess(600, 8)).toBe('beam_column');
});

it('is a walled tower when most of its upright concrete is walls', () => {
  expect(technologyOfModel(model({}))).toBe('beam_column');
  expect(technologyOfModel(model({ parts: [part(0, { element: 'walls' })] }))).toBe('concrete_wall');
});
