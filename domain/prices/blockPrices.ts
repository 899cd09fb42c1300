import type { BlockType } from '../factors/blockTypes.ts';
import { priceKeys } from './priceKeys.ts';
import type { PriceRow } from './priceSet.ts';
import { composition, input, rowOf } from './recipes.ts';
import type { InputCode } from './sinapi/sinapi2026_09Inputs.ts';

/** Hours of a mason, and as many of a helper, to lay a m² of wall: with a pallet knife, and with a trowel. */
const hoursPerSquareMeter = [0.7034, 1.0804] as const;

/** Height of a course, its joint included, m. */
const course = 0.2;

/** fbk, MPa, of the published pieces. */
const every = [4.5, 6, 8, 10, 12, 14, 16];
const ends = [4.5, 14];
const wide = [4.5, 8, 10, 12, 14, 16];

/** A block's nominal length on the wall, its joint included, m, and the codes of its pieces in the order of their fbk. */
type Piece = readonly [BlockType, length: number, fbk: readonly number[], codes: readonly InputCode[]];

const pieces: readonly Piece[] = [
  ['inteiro (14x19x29)', 0.3, every, [38590, 34566, 34567, 34556, 37873, 34564, 34565]],
  ['meio (14x19x14)', 0.15, ends, [38588, 38592]],
  ['canaleta inteira (14x19x29)', 0.3, ends, [38596, 38599]],
  ['inteiro (14x19x39)', 0.4, every, [25070, 34571, 34573, 34568, 34569, 34570, 37107]],
  ['meio (14x19x19)', 0.2, ends, [38589, 38593]],
  ['amarração L (14x19x34)', 0.35, ends, [38591, 38594]],
  ['canaleta inteira (14x19x39)', 0.4, ends, [38597, 38600]],
  ['meia canaleta (14x19x19)', 0.2, ends, [38595, 38598]],
  ['inteiro (19x19x39)', 0.4, wide, [25067, 34580, 34576, 34577, 34578, 34579]],
];

/** Blocks as laid: the piece, and the hours of its face. Types without a published piece have no row. */
export const blockRows = (): PriceRow[] =>
  pieces.flatMap(([type, length, strengths, codes]) =>
    codes.map((code, index) =>
      rowOf(
        priceKeys.block(type, strengths[index] ?? Number.NaN),
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
