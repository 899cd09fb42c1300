import type { Line } from './randomStructures.ts';

/**
 * A difference worked out from the published factors and the rules of one standing per supplier alone: nothing of the
 * product's own arithmetic is used.
 */

export type Interval = { min: number; max: number };

export const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
/** At the low or the high end of all ranges. */
export const total = (lines: readonly Line[], at: 0 | 1, of: 0 | 2) =>
  sum(lines.map(({ amount, factor }) => amount * factor[of + at]!));
const spanOf = ([low, high]: readonly [number, number]) => ({
  min: Math.min(low, high),
  max: Math.max(low, high),
});
const addAll = (list: readonly Interval[]) => ({
  min: sum(list.map(({ min }) => min)),
  max: sum(list.map(({ max }) => max)),
});
export const verdictOf = ({ min, max }: Interval) =>
  max <= 0 ? 'LOWER_IN_EVERY_CASE' : min >= 0 ? 'HIGHER_IN_EVERY_CASE' : 'DEPENDS_ON_SUPPLIER';

/** What an item minus the reference comes to, kind by kind: CO₂ with `of` 0, energy with 2. */
export function recomputed(item: readonly Line[], reference: readonly Line[], of: 0 | 2) {
  const names = [...new Set([...item, ...reference].map(({ kind }) => kind))];
  const kinds = names.map((kind) => {
    const [a, b] = [item, reference].map((lines) => lines.filter((line) => line.kind === kind)) as [
      Line[],
      Line[],
    ];
    const ends = ([0, 1] as const).map((at) => total(a, at, of) - total(b, at, of)) as [number, number];
    return { kind, lines: [...a, ...b], ends };
  });
  const same = addAll(kinds.map(({ ends }) => spanOf(ends)));
  const any = {
    min: total(item, 0, of) - total(reference, 1, of),
    max: total(item, 1, of) - total(reference, 0, of),
  };
  const verdict = verdictOf(same);
  const certainty =
    verdict === 'DEPENDS_ON_SUPPLIER'
      ? 'NONE'
      : verdictOf(any) === verdict
        ? 'ANY_SUPPLIERS'
        : 'SAME_SUPPLIERS';
  const limits = kinds.flatMap(({ kind, lines, ends: [low, high] }) => {
    if (verdict !== 'DEPENDS_ON_SUPPLIER') return [];
    const others = addAll(kinds.filter((other) => other.kind !== kind).map(({ ends }) => spanOf(ends)));
    const amounts = Map.groupBy(lines, ({ key }) => key);
    const [most] = [...amounts.values()].toSorted(
      (x, y) => sum(y.map(({ amount }) => amount)) - sum(x.map(({ amount }) => amount)),
    );
    const largest = most![0]!;
    const [from, to] = [largest.factor[of], largest.factor[of + 1]!];
    return (
      [
        ['LOWER_IN_EVERY_CASE', -others.max],
        ['HIGHER_IN_EVERY_CASE', -others.min],
      ] as const
    ).flatMap(([settled, bound]) => {
      const t = (bound - low) / (high - low);
      return t < 0 || t > 1 ? [] : [`${largest.key} ${settled} ${(from + t * (to - from)).toPrecision(7)}`];
    });
  });
  return { kinds, same, any, verdict, certainty, limits };
}
