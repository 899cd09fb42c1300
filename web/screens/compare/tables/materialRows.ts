import type { Range } from '#domain/range.ts';
import type { Compared } from '../compared/compared.ts';
import { divisorOf } from '../compared/measure.ts';

export type MaterialRow = {
  key: string;
  label: string;
  unit: string;
  /** How its factor came about, where it is not a published one. */
  flags: readonly string[];
  /** By option, in their order; null where the option has none. Per m² where the measure says so. */
  amounts: (number | null)[];
  /** What the material adds to the CO₂ difference, by pair; null where neither side has it. */
  differences: (Range | null)[];
};

const kinds = ['concrete', 'grout', 'mortar', 'block', 'steel'];
const kindOf = (key: string) => kinds.indexOf(key.split(':')[0] ?? '');
const numeric = new Intl.Collator('en', { numeric: true });

/** One row per material of any option, concrete first, steel last, each by class. */
export function materialRows({ options, pairs, measure }: Compared): MaterialRow[] {
  const known = new Map(
    options.flatMap(({ materials }) => materials.map((line) => [line.key, line] as const)),
  );
  return [...known.values()]
    .toSorted((a, b) => kindOf(a.key) - kindOf(b.key) || numeric.compare(a.key, b.key))
    .map(({ key, label, unit, flags }) => ({
      key,
      label,
      unit,
      flags,
      amounts: options.map((option) => {
        const amount = option.materials.find((line) => line.key === key)?.amount;
        return amount === undefined ? null : amount / divisorOf(option, measure);
      }),
      differences: pairs.map((pair) => pair.materials.find((line) => line.key === key)?.co2 ?? null),
    }));
}
