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

const ofCement = ['CONCRETE', 'GROUT', 'MORTAR', 'BLOCKS'];

/** How far all quantities may err, each option by its own, until a settled verdict falls: by halving, null where it depends. */
export function recomputedMargin(
  item: readonly Line[],
  reference: readonly Line[],
  of: 0 | 2,
): number | null {
  const { settledVerdict, certainty } = recomputed(item, reference, of);
  if (certainty === 'NONE') return null;
  const sign = settledVerdict === 'LOWER_IN_EVERY_CASE' ? 1 : -1;
  const times = (lines: readonly Line[], by: number) =>
    lines.map((line) => ({ ...line, amount: line.amount * by }));
  const holds = (error: number) => {
    const wrong = recomputed(times(item, 1 + sign * error), times(reference, 1 - sign * error), of);
    return verdictOf(certainty === 'SAME_CEMENT' ? wrong.cement : wrong.same) === settledVerdict;
  };
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

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
  const cementKinds = kinds.filter(({ kind }) => ofCement.includes(kind));
  const cement = addAll([
    spanOf([sum(cementKinds.map(({ ends }) => ends[0])), sum(cementKinds.map(({ ends }) => ends[1]))]),
    ...kinds.filter((kind) => !cementKinds.includes(kind)).map(({ ends }) => spanOf(ends)),
  ]);
  const settledVerdict = verdict === 'DEPENDS_ON_SUPPLIER' ? verdictOf(cement) : verdict;
  const certainty =
    verdict !== 'DEPENDS_ON_SUPPLIER'
      ? verdictOf(any) === verdict
        ? 'ANY_SUPPLIERS'
        : 'SAME_SUPPLIERS'
      : settledVerdict === 'DEPENDS_ON_SUPPLIER'
        ? 'NONE'
        : 'SAME_CEMENT';
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
  return { kinds, same, any, cement, verdict, settledVerdict, certainty, limits };
}

/** Upper end of item − reference with one kind's supplier at t and all others anywhere. */
function upperEndAt(
  item: readonly Line[],
  reference: readonly Line[],
  of: 0 | 2,
  kind: string,
  t: number,
): number {
  const { kinds } = recomputed(item, reference, of);
  return sum(
    kinds.map(({ kind: each, ends: [low, high] }) =>
      each === kind ? low + t * (high - low) : Math.max(low, high),
    ),
  );
}

/** The least worst excess of some options with one kind's supplier at t. */
export const leastExcessAt = (
  options: readonly (readonly Line[])[],
  of: 0 | 2,
  kind: string,
  t: number,
): number =>
  Math.min(
    ...options.map((item) =>
      Math.max(
        0,
        ...options.flatMap((other) => (other === item ? [] : [upperEndAt(item, other, of, kind, t)])),
      ),
    ),
  );

/** Whether a verdict still holds once one line of the item is changed by so many per cent. */
export function holdsChanged(
  item: readonly Line[],
  reference: readonly Line[],
  of: 0 | 2,
  line: { element: string; material: string },
  percent: number,
): boolean {
  const before = recomputed(item, reference, of);
  const changed = item.map((each) =>
    each.element === line.element && each.key === line.material
      ? { ...each, amount: each.amount * (1 + percent / 100) }
      : each,
  );
  const after = recomputed(changed, reference, of);
  const interval = before.certainty === 'SAME_CEMENT' ? after.cement : after.same;
  return before.settledVerdict === 'LOWER_IN_EVERY_CASE' ? interval.max <= 0 : interval.min >= 0;
}
