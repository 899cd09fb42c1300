import type { Range } from '#domain/range.ts';
import type { SortColumns } from '../../../components/tables/sortRows.ts';
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

/** Ranges go by their upper end. */
export const unitColumns: SortColumns<SortedUnit> = {
  floors: ({ totalFloors }) => totalFloors,
  area: ({ totalArea }) => totalArea,
  concrete: ({ quantities }) => quantities?.concrete,
  steel: ({ quantities }) => quantities?.steel,
  co2: ({ quantities }) => quantities?.perSquareMeter?.co2?.max,
  energy: ({ quantities }) => quantities?.perSquareMeter?.energy?.max,
};
