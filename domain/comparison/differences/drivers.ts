import { type AtStanding, differenceAt, middleOf } from '../sides/atStanding.ts';
import type { Difference } from './difference.ts';
import type { ComparedLine, Indicator } from '../sides/lines.ts';
import type { MaterialKind } from '../sides/kinds.ts';

/** What one element adds through one kind. Amounts in `unit`; `label` as that of the supplier group. */
type DifferenceDriver = {
  element: string;
  standing: string;
  kind: MaterialKind;
  label: string;
  unit: string;
  itemAmount: number;
  referenceAmount: number;
  value: AtStanding;
};

/** Element × kind; the values add up to those of the difference. Ranked by the size of the middle, the largest first. */
export function driversOf({ kinds }: Pick<Difference, 'kinds'>, of: Indicator): DifferenceDriver[] {
  const drivers = kinds.flatMap(({ id, kind, label, item, reference }) => {
    const elements = new Set([...item, ...reference].map(({ element }) => element));
    return [...elements].map((element): DifferenceDriver => {
      const [a, b] = [item, reference].map((lines) => lines.filter((line) => line.element === element));
      return {
        element,
        standing: id,
        kind,
        label,
        unit: (a?.[0] ?? b?.[0])?.unit ?? '',
        itemAmount: amountOf(a ?? []),
        referenceAmount: amountOf(b ?? []),
        value: differenceAt(a ?? [], b ?? [], of),
      };
    });
  });
  return drivers.toSorted((a, b) => Math.abs(middleOf(b.value)) - Math.abs(middleOf(a.value)));
}

const amountOf = (lines: readonly ComparedLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
