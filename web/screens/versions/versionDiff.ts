import { addRanges, type Range, scaleRange, zeroRange } from '#domain/range.ts';

type Line = {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly amount: number;
  readonly co2: Range;
};
export type DiffedElement = { readonly element: string; readonly materials: readonly Line[] };

/** One material of one element in two versions: amounts, and CO₂ of B less that of A, kgCO₂e. */
export type DiffLine = {
  element: string;
  key: string;
  label: string;
  unit: string;
  before: number | null;
  after: number | null;
  co2: Range;
};

/**
 * CO₂ of the change in one material. The factor is the same on both sides, so its uncertainty meets only what changed:
 * half of it is not half of the whole range.
 */
function change(before: Line | undefined, after: Line | undefined): Range {
  const given = after ?? before;
  if (given === undefined || given.amount === 0) return zeroRange;
  const factor = scaleRange(given.co2, 1 / given.amount);
  return scaleRange(factor, (after?.amount ?? 0) - (before?.amount ?? 0));
}

/** Element by element, material by material: what B has other than A. Equal lines are left out. */
export function versionDiff(a: readonly DiffedElement[], b: readonly DiffedElement[]): DiffLine[] {
  const elements = [...new Set([...b, ...a].map(({ element }) => element))];
  return elements.flatMap((element) => {
    const linesOf = (side: readonly DiffedElement[]) =>
      side.find((each) => each.element === element)?.materials ?? [];
    const [old, now] = [linesOf(a), linesOf(b)];
    const keys = [...new Set([...now, ...old].map(({ key }) => key))];
    return keys.flatMap((key): DiffLine[] => {
      const before = old.find((line) => line.key === key);
      const after = now.find((line) => line.key === key);
      const line = after ?? before;
      if (line === undefined || before?.amount === after?.amount) return [];
      return [
        {
          element,
          key,
          label: line.label,
          unit: line.unit,
          before: before?.amount ?? null,
          after: after?.amount ?? null,
          co2: change(before, after),
        },
      ];
    });
  });
}

/** CO₂ of all changes together. Equal materials of different elements share their factor, so they add up first. */
export function totalChange(lines: readonly DiffLine[]): Range {
  const byMaterial = Map.groupBy(lines, ({ key }) => key);
  return [...byMaterial.values()].reduce((sum, same) => {
    // Written as factor × amount each, so that a minus in one element takes from the plus of another.
    const amount = same.reduce((all, line) => all + (line.after ?? 0) - (line.before ?? 0), 0);
    const some = same.find((line) => (line.after ?? 0) !== (line.before ?? 0));
    if (some === undefined) return sum;
    const factor = scaleRange(some.co2, 1 / ((some.after ?? 0) - (some.before ?? 0)));
    return addRanges(sum, scaleRange(factor, amount));
  }, zeroRange);
}
