import { type Range, valueAt } from '../../range.ts';
import { answerOf, type PairMatrix } from './answer.ts';
import type { MaterialKind } from '../sides/kinds.ts';
import type { ComparedLine, Indicator } from '../sides/lines.ts';
import { limitRow, type LimitRow } from './limits.ts';
import type { ComparisonSide } from '../sides/side.ts';
import { type SupplierGroup, supplierGroupsOf } from '../sides/supplierGroups.ts';
import { upperEnds } from '../differences/upperEnds.ts';

/**
 * The document of one kind's supplier: the guaranteed reduction of the least worst excess (kgCO₂e or MJ; per m² where
 * the areas differ), and the factors of the kind's largest row at which the answer is settled, whoever supplies the
 * rest: at most `settlesUpTo`, at least `settlesFrom`. `amount` is the most of it in one option, in `unit`.
 */
export type DocumentToAsk = LimitRow['material'] & {
  standing: string;
  kind: MaterialKind;
  kindLabel: string;
  guaranteedGain: number;
  settlesUpTo: number | null;
  settlesFrom: number | null;
  low: number;
  high: number;
  amount: number;
};

/** An upper end as a function of the t of the kind that becomes known. */
type Line = { value: number; slope: number };

const at = ({ value, slope }: Line, t: number) => value + slope * t;

/**
 * Whose document to request first: by the guaranteed gain, then by how much of the range settles the answer. Empty
 * where the answer is settled with the same suppliers; kinds with known factors are left out.
 */
export function documentsToAsk(
  sides: readonly Pick<ComparisonSide, 'lines'>[],
  matrix: PairMatrix,
  of: Indicator,
): DocumentToAsk[] {
  const { certainty, best } = answerOf(matrix, of);
  if (best.length === 0 || certainty === 'ANY_SUPPLIERS' || certainty === 'SAME_SUPPLIERS') return [];
  const lines = sides.flatMap((side) => side.lines);
  return supplierGroupsOf(lines)
    .flatMap((group): { document: DocumentToAsk; settles: number }[] => {
      const own = lines.filter((line) => belongsTo(line, group));
      const row = limitRow(own, of);
      if (row === null) return [];
      const ends = upperEnds(matrix, [group.id], of).map((side) =>
        side.map(({ value, slopes: [slope = 0] }): Line => ({ value, slope })),
      );
      const settled = settledParts(ends);
      const document = {
        ...row.material,
        standing: group.id,
        kind: group.kind,
        kindLabel: group.label,
        guaranteedGain: guaranteedGain(ends),
        ...settlingFactors(row.range, settled),
        low: row.range.min,
        high: row.range.max,
        amount: Math.max(...sides.map((side) => amountIn(side, row.material.material))),
      };
      return [{ document, settles: settled.reduce((sum, { min, max }) => sum + max - min, 0) }];
    })
    .toSorted((a, b) => b.document.guaranteedGain - a.document.guaranteedGain || b.settles - a.settles)
    .map(({ document }) => document);
}

const belongsTo = (line: ComparedLine, { id, rows }: SupplierGroup) =>
  rows.includes(line.key) && supplierGroupsOf([line]).some((group) => group.id === id);

const amountIn = ({ lines }: Pick<ComparisonSide, 'lines'>, material: string) =>
  lines.reduce((sum, { key, amount }) => sum + (key === material ? amount : 0), 0);

const excessAt = (ends: readonly Line[], t: number) => Math.max(0, ...ends.map((end) => at(end, t)));

/** The smallest of the sides' worst excesses, with the kind's standing at t. */
const leastAt = (all: readonly Line[][], t: number) => Math.min(...all.map((ends) => excessAt(ends, t)));

/**
 * How much the least worst excess falls at least, whatever the kind's document says. Of a minimum of maxima of lines, the
 * largest value lies at an end or where two of the lines cross.
 */
function guaranteedGain(all: readonly Line[][]): number {
  const lines = [{ value: 0, slope: 0 }, ...all.flat()];
  const crossings = lines.flatMap((a, index) =>
    lines.slice(index + 1).map((b) => (b.value - a.value) / (a.slope - b.slope)),
  );
  const places = [0, 1, ...crossings.filter((t) => t > 0 && t < 1)];
  const now = Math.min(
    ...all.map((ends) => Math.max(0, ...ends.map((end) => Math.max(at(end, 0), at(end, 1))))),
  );
  const atWorst = Math.max(...places.map((t) => leastAt(all, t)));
  return Math.max(0, now - atWorst);
}

/** Where the answer is settled: the parts of [0, 1] on which some side exceeds no other, in order, separated. */
function settledParts(all: readonly Line[][]): Range[] {
  const parts = all.map((ends) => {
    let part = { min: 0, max: 1 };
    for (const { value, slope } of ends) {
      if (slope === 0) part = value <= 0 ? part : { min: 1, max: 0 };
      else if (slope > 0) part = { ...part, max: Math.min(part.max, -value / slope) };
      else part = { ...part, min: Math.max(part.min, -value / slope) };
    }
    return part;
  });
  const merged: Range[] = [];
  for (const part of parts.filter(({ min, max }) => min <= max).toSorted((a, b) => a.min - b.min)) {
    const last = merged.at(-1);
    if (last === undefined || part.min > last.max + 1e-12) merged.push(part);
    else merged[merged.length - 1] = { min: last.min, max: Math.max(last.max, part.max) };
  }
  return merged;
}

function settlingFactors(range: Range, parts: readonly Range[]) {
  const first = parts.find(({ min }) => min <= 0);
  const last = parts.find(({ max }) => max >= 1);
  return {
    settlesUpTo: first === undefined ? null : valueAt(range, first.max),
    settlesFrom: last === undefined || last === first ? null : valueAt(range, last.min),
  };
}
