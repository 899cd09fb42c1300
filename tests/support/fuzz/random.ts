import fc from 'fast-check';

/** Values drawn one after the other from one seed, so that a failure can be met again. */
export type Draw = fc.GeneratorValue;

/** One of these. */
export const pick = <T>(draw: Draw, from: readonly T[]): T => from[draw(fc.nat, from.length - 1)] as T;

/** Whether something of that probability happens. */
export const chance = (draw: Draw, share: number): boolean => draw(fc.nat, 999) < share * 1000;

/** What programs stumble over, as any JSON. */
export const hostile: readonly unknown[] = [
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
  '\u0000',
  'a\u0000b',
  '\ud800',
  'é'.repeat(3000),
  '../../etc/passwd',
  "'; drop table users; --",
  '%',
  '__proto__',
  'NaN',
  '=1+1',
  '2026-02-30',
  '9999-99-99T99:99:99Z',
  '{{7*7}}',
  '\u202etxt',
  { __proto__x: 1, constructor: { prototype: 1 } },
];

/** Runs of each walker: 1000, as the suite has them, or FUZZ_RUNS; FUZZ_SEED tries others. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 1000);
const seed = Number(process.env['FUZZ_SEED'] ?? 9);
export const longestMs = Math.max(300_000, runs * 300);

/** Tries a walker with `runs` draws of `seed`; the first failure ends it and names its draw. */
export async function walk(step: (draw: Draw) => Promise<void>): Promise<void> {
  await fc.assert(fc.asyncProperty(fc.gen(), step), { numRuns: runs, seed, endOnFailure: true });
}
