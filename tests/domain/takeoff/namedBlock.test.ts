import { expect, test } from 'vitest';
import { blockTypes } from '#domain/factors/blockTypes.ts';
import { namedBlock } from '#domain/takeoff/namedBlock.ts';

test.each(blockTypes)('%s is itself', (type) => {
  expect(namedBlock(type.toUpperCase())).toBe(type);
});

test.each([
  ['Bloco 14x19x39', 'inteiro (14x19x39)'],
  ['meio-bloco 14 x 19 x 19', 'meio (14x19x19)'],
  ['Half block 19x19x19', 'meio (19x19x19)'],
  ['Canaleta 19x19x39', 'canaleta inteira (19x19x39)'],
  ['Amarração em T 14x19x54', 'amarração T (14x19x54)'],
  ['Compensador 14x19x4', 'compensador 1/8 (14x19x4)'],
  ['Bloco inteiro', 'inteiro (14x19x39)'],
  ['Meia canaleta', 'meia canaleta (14x19x19)'],
  ['9x19x19', null],
  ['Meio bloco 11,5x19x19', null],
  ['Meio bloco 9x19x19', null],
  ['Bloco', null],
])('%s', (text, type) => {
  expect(namedBlock(text)).toBe(type);
});
