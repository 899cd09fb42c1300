import type { Range } from '#domain/range.ts';

/** What the modules table sorts by. */
type SortableModule = {
  readonly name: string;
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

const columns: Record<string, (module: SortableModule) => number | null | undefined> = {
  floor_repetition: ({ floorRepetition }) => floorRepetition,
  concrete: ({ quantities }) => quantities?.concrete,
  steel: ({ quantities }) => quantities?.steel,
  co2_min: ({ quantities }) => quantities?.co2?.min,
  co2_max: ({ quantities }) => quantities?.co2?.max,
  energy_min: ({ quantities }) => quantities?.energy?.min,
  energy_max: ({ quantities }) => quantities?.energy?.max,
  version: ({ currentVersion }) => currentVersion.number,
};

/** In the order of a column; by none, as they came. Modules without the figure stand last. */
export function sortModules<Module extends SortableModule>(
  modules: readonly Module[],
  { field, descending }: { field: string; descending: boolean },
): readonly Module[] {
  const valueOf = columns[field];
  const turn = descending ? -1 : 1;
  if (field === 'name') return modules.toSorted((a, b) => turn * a.name.localeCompare(b.name));
  if (valueOf === undefined) return modules;
  return modules.toSorted((a, b) => {
    const [left, right] = [valueOf(a) ?? null, valueOf(b) ?? null];
    if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1;
    return turn * (left - right);
  });
}
