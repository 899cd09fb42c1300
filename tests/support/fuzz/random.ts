import fc from 'fast-check';

/** Values drawn one after the other from one seed, so that a failure can be met again. */
export type Draw = fc.GeneratorValue;

/** One of these. */
export const pick = <T>(draw: Draw, from: readonly T[]): T => from[draw(fc.nat, from.length - 1)] as T;

/** Whether something of that probability happens. */
export const chance = (draw: Draw, share: number): boolean => draw(fc.nat, 999) < share * 1000;

/** Words that once made something of ours fail. None is ever taken out: the next fault may be of the same kind. */
export const foundBefore = [
  // Names that every object has: a table looked up by them answers with a function.
  'constructor',
  '__proto__',
  'toString',
  // Text that a database refuses, and text that comes back as something else.
  '\u0000',
  'a\u0000b',
  '\ud800',
  // Text of more than one line where one is expected.
  'Ana\r\nBcc: rui@example.com',
  // Addresses that lead elsewhere or can't be read.
  '//example.com',
  '/\\example.com',
  'http://[',
  '%E0%A4%A',
  // Days and amounts that are none.
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-14:00',
  90_000_000,
] as const;

/** What programs stumble over, as any JSON. */
export const hostile: readonly unknown[] = [
  ...foundBefore,
  null,
  true,
  '',
  ' ',
  0,
  -1,
  0.1,
  -0,
  1e308,
  2 ** 53,
  2 ** 31,
  [],
  {},
  [[[[[]]]]],
  [null],
  'é'.repeat(3000),
  '../../etc/passwd',
  "'; drop table users; --",
  '%',
  'NaN',
  '=1+1',
  '9999-99-99T99:99:99Z',
  '{{7*7}}',
  '\u202etxt',
  { __proto__x: 1, constructor: { prototype: 1 } },
];

/** Names of files, headers' values and names in an address: any text, often with an ending that means something. */
export function hostileName(draw: Draw): string {
  const word = String(pick(draw, hostile)).slice(0, 300);
  return chance(draw, 0.5) ? word : `${word}.${pick(draw, ['png', 'csv', 'constructor', '', 'xlsx'])}`;
}

/** Runs of each walker: 120, as the suite has them, or FUZZ_RUNS (npm run fuzz); FUZZ_SEED tries others. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 120);
const seed = Number(process.env['FUZZ_SEED'] ?? 9);
export const longestMs = Math.max(300_000, runs * 300);

/** Tries a walker with `runs` draws of `seed`; the first failure ends it and names its draw. */
export async function walk(step: (draw: Draw) => Promise<void>): Promise<void> {
  await fc.assert(fc.asyncProperty(fc.gen(), step), { numRuns: runs, seed, endOnFailure: true });
}
