import { answerOf, pairMatrix } from '#domain/comparison/answer/answer.ts';
import type { ComparedLine } from '#domain/comparison/sides/lines.ts';
import { type FactorOverrides, withDeclared } from '#domain/comparison/sides/suppliers.ts';
import { factorOfKey } from '#domain/factors/factorOfKey.ts';
import { sidac2026_04 } from '#domain/factors/sidac2026_04.ts';
import { scaleRange } from '#domain/range.ts';
import fc from 'fast-check';
import { sideOf } from './support.ts';

/** Rows of the factor set with amounts of a like weight in CO₂. */
const rows = [
  ['concrete:25', 400],
  ['concrete:30', 1000],
  ['concrete:40', 300],
  ['steel:50', 90_000],
  ['steel:60', 40_000],
  ['grout:20', 100],
  ['mortar:8', 80],
  ['block:inteiro (14x19x39):8', 90_000],
] as const;

export const keys = rows.map(([key]) => key);

/** A line of the factor set as it is, in one element. */
export function setLine(key: string, amount: number, element = 'walls'): ComparedLine {
  const { co2, energy } = factorOfKey(sidac2026_04, key)!;
  const ranges = { co2: scaleRange(co2, amount), energy: scaleRange(energy, amount) };
  const unit = key.startsWith('steel') ? 'kg' : key.startsWith('block') ? 'un' : 'm3';
  return { element, key, label: key, unit, amount, ...ranges, factorSet: sidac2026_04.id, isDeclared: false };
}

/** A side of 900 m² made of some lines. */
const sideWith = (lines: readonly ComparedLine[], overrides: FactorOverrides = new Map()) => ({
  ...sideOf(),
  area: 900,
  lines: lines.map((line) => withDeclared(line, overrides)),
});

const drawnLines = fc
  .array(fc.option(fc.double({ min: 0.3, max: 2, noNaN: true }), { nil: 0 }), {
    minLength: rows.length,
    maxLength: rows.length,
  })
  .map((shares) =>
    rows.flatMap(([key, amount], index) =>
      (shares[index] ?? 0) > 0 ? [setLine(key, amount * (shares[index] ?? 0))] : [],
    ),
  )
  .filter(({ length }) => length > 0);

/** Lines of two to four sides. */
export const drawnSides = (most = 4) => fc.array(drawnLines, { minLength: 2, maxLength: most });

export const answerFor = (sides: readonly ComparedLine[][], overrides?: FactorOverrides) => {
  const built = sides.map((lines) => sideWith(lines, overrides));
  const matrix = pairMatrix(built);
  return { sides: built, matrix, answer: answerOf(matrix, 'co2') };
};
