import { type Range, sumRanges } from '../../range.ts';
import { differenceAt, spanOf } from '../sides/atStanding.ts';
import type { Difference } from './difference.ts';
import type { Indicator } from '../sides/lines.ts';

/** What one material adds with the same supplier on both sides; amounts in `unit`. */
export type MaterialDifference = {
  key: string;
  label: string;
  unit: string;
  itemAmount: number;
  referenceAmount: number;
  co2: Range;
  energy: Range;
};

/** A difference by material, in order of first occurrence. Rows with different factors count as independent. */
export function materialDifferences({ kinds }: Pick<Difference, 'kinds'>): MaterialDifference[] {
  const all = kinds.flatMap(({ item, reference }) => [...item, ...reference]);
  return [...Map.groupBy(all, ({ key }) => key)].flatMap(([key, [first]]) => {
    if (first === undefined) return [];
    const parts = kinds.map(({ item, reference }) => ({
      item: item.filter((line) => line.key === key),
      reference: reference.filter((line) => line.key === key),
    }));
    const amount = (side: 'item' | 'reference') =>
      parts.flatMap((part) => part[side]).reduce((sum, line) => sum + line.amount, 0);
    const span = (of: Indicator) =>
      sumRanges(parts.map((part) => spanOf(differenceAt(part.item, part.reference, of))));
    const { label, unit } = first;
    return [
      {
        key,
        label,
        unit,
        itemAmount: amount('item'),
        referenceAmount: amount('reference'),
        co2: span('co2'),
        energy: span('energy'),
      },
    ];
  });
}
