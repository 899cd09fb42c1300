import type { Range } from '#domain/range.ts';
import type { UnitTotals } from './unitTotals.ts';

type Upper = Pick<Range, 'max'> | null | undefined;

type SortedUnit = Pick<UnitTotals, 'name' | 'totalFloors' | 'totalArea'> & {
  readonly quantities:
    | {
        readonly concrete: number | null | undefined;
        readonly steel: number | null | undefined;
        readonly perSquareMeter: { readonly co2: Upper; readonly energy: Upper } | null | undefined;
      }
    | null
    | undefined;
};

/** What towers can be sorted by, as the address names it; ranges go by their upper end. */
const columns: Record<string, (unit: SortedUnit) => number | null | undefined> = {
  floors: ({ totalFloors }) => totalFloors,
  area: ({ totalArea }) => totalArea,
  concrete: ({ quantities }) => quantities?.concrete,
  steel: ({ quantities }) => quantities?.steel,
  co2: ({ quantities }) => quantities?.perSquareMeter?.co2?.max,
  energy: ({ quantities }) => quantities?.perSquareMeter?.energy?.max,
};

/** Towers in the order asked for, by name where it is none that exists; those without the figure come last. */
export function sortUnits<Unit extends SortedUnit>(
  units: readonly Unit[],
  field: string,
  descending: boolean,
  language: string,
): Unit[] {
  const turn = descending ? -1 : 1;
  const valueOf = columns[field];
  const names = new Intl.Collator(language, { numeric: true });
  if (valueOf === undefined) return units.toSorted((a, b) => turn * names.compare(a.name, b.name));
  return units.toSorted((a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left == null || right == null) return Number(left == null) - Number(right == null);
    return turn * (left - right);
  });
}
