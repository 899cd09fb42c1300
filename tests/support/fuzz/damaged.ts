import fc from 'fast-check';
import { type Draw, pick } from './random.ts';

/** The bytes with one to three pieces cut out, put elsewhere or something else put in their place. */
export function damaged(draw: Draw, original: Buffer, instead: readonly string[]): Buffer {
  let bytes = original;
  for (let damages = 1 + draw(fc.nat, 2); damages > 0; damages -= 1) {
    const at = draw(fc.nat, bytes.length);
    const length = draw(fc.nat, pick(draw, [0, 1, 4, 40]));
    const copied = pick(draw, [0, 0, 20]);
    const from = draw(fc.nat, bytes.length);
    bytes = Buffer.concat([
      bytes.subarray(0, at),
      Buffer.from(pick(draw, instead)),
      bytes.subarray(from, from + copied),
      bytes.subarray(at + length),
    ]);
  }
  return bytes;
}

/** Whether reading ends well or in the one error that readers refuse with; what else was thrown. */
export async function outcomeOf(
  read: () => Promise<unknown>,
  refusal: new (...args: never[]) => Error,
): Promise<unknown> {
  try {
    await read();
    return true;
  } catch (error) {
    return error instanceof refusal || error;
  }
}
