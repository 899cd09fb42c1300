import type { BlockType } from '../factors/blockTypes.ts';
import { priceKeys } from './priceKeys.ts';
import type { PriceRow } from './priceSet.ts';
import { composition, input, rowOf } from './recipes.ts';
import type { InputCode } from './sinapi/sinapi2026_09Inputs.ts';

/** Hours of a mason, and as many of a helper, to lay a m² of wall: with a pallet knife, and with a trowel. */
const hoursPerSquareMeter = [0.7034, 1.0804] as const;

/** A block's nominal length on the wall, its joint included, m, and the code of the piece by its fbk, MPa. */
type Piece = { length: number; codes: readonly (readonly [number, InputCode])[] };

/** Height of a course, its joint included, m. */
const course = 0.2;

const pieces: Readonly<Partial<Record<BlockType, Piece>>> = {
  'inteiro (14x19x29)': {
    length: 0.3,
    codes: [
      [4.5, 38590],
      [6, 34566],
      [8, 34567],
      [10, 34556],
      [12, 37873],
      [14, 34564],
      [16, 34565],
    ],
  },
  'meio (14x19x14)': {
    length: 0.15,
    codes: [
      [4.5, 38588],
      [14, 38592],
    ],
  },
  'canaleta inteira (14x19x29)': {
    length: 0.3,
    codes: [
      [4.5, 38596],
      [14, 38599],
    ],
  },
  'inteiro (14x19x39)': {
    length: 0.4,
    codes: [
      [4.5, 25070],
      [6, 34571],
      [8, 34573],
      [10, 34568],
      [12, 34569],
      [14, 34570],
      [16, 37107],
    ],
  },
  'meio (14x19x19)': {
    length: 0.2,
    codes: [
      [4.5, 38589],
      [14, 38593],
    ],
  },
  'amarração L (14x19x34)': {
    length: 0.35,
    codes: [
      [4.5, 38591],
      [14, 38594],
    ],
  },
  'canaleta inteira (14x19x39)': {
    length: 0.4,
    codes: [
      [4.5, 38597],
      [14, 38600],
    ],
  },
  'meia canaleta (14x19x19)': {
    length: 0.2,
    codes: [
      [4.5, 38595],
      [14, 38598],
    ],
  },
  'inteiro (19x19x39)': {
    length: 0.4,
    codes: [
      [4.5, 25067],
      [8, 34580],
      [10, 34576],
      [12, 34577],
      [14, 34578],
      [16, 34579],
    ],
  },
};

/** Blocks as laid: the piece, and the hours of its face. Types without a published piece have no row. */
export const blockRows = (): PriceRow[] =>
  Object.entries(pieces).flatMap(([type, { length, codes }]) =>
    codes.map(([fbk, code]) =>
      rowOf(
        priceKeys.block(type, fbk),
        'un',
        'block',
        'labour',
        hoursPerSquareMeter.map((hours) => [
          input(code),
          composition(88309, hours * length * course),
          composition(88316, hours * length * course),
        ]),
      ),
    ),
  );
