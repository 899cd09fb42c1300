import type { Range } from '#domain/range.ts';
import type { SortColumns } from '../../../components/tables/sortRows.ts';

type SortableModule = {
  readonly floorRepetition: number;
  readonly currentVersion: { readonly number: number };
  readonly quantities:
    | {
        readonly concrete: number | null | undefined;
        readonly steel: number | null | undefined;
        readonly co2: Range | null | undefined;
        readonly energy: Range | null | undefined;
      }
    | null
    | undefined;
};

export const moduleColumns: SortColumns<SortableModule> = {
  floor_repetition: ({ floorRepetition }) => floorRepetition,
  concrete: ({ quantities }) => quantities?.concrete,
  steel: ({ quantities }) => quantities?.steel,
  co2_min: ({ quantities }) => quantities?.co2?.min,
  co2_max: ({ quantities }) => quantities?.co2?.max,
  energy_min: ({ quantities }) => quantities?.energy?.min,
  energy_max: ({ quantities }) => quantities?.energy?.max,
  version: ({ currentVersion }) => currentVersion.number,
};
