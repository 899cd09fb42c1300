import DataLoader from 'dataloader';
import { RestError } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { hasReadOptions, type OptionPath, readOption, readOptions, type OptionRow } from './optionApi.ts';

const keyOf = ({ projectId, unitId, optionId }: OptionPath) => `${projectId}/${unitId}/${optionId}`;

/**
 * Options by path, collected in one tick; null where there is none. Several of one unit, or one of a unit whose list was
 * already read, come from the list; a single one is read by itself. A failure affects only the options it concerns. A
 * change clears them.
 */
export function optionLoader(rest: RestOperation) {
  const options = new DataLoader<OptionPath, OptionRow | null, string>(
    async (paths) => {
      const rows = new Map<string, OptionRow | Error>();
      const byUnit = Map.groupBy(paths, ({ projectId, unitId }) => `${projectId}/${unitId}`);
      await Promise.all([...byUnit.values()].map((some) => readSome(rest, some, rows)));
      return paths.map((path) => rows.get(keyOf(path)) ?? null);
    },
    { cacheKeyFn: keyOf },
  );
  rest.onChange(() => options.clearAll());
  return options;
}

export type OptionLoader = ReturnType<typeof optionLoader>;

async function readSome(
  rest: RestOperation,
  paths: readonly OptionPath[],
  rows: Map<string, OptionRow | Error>,
) {
  const first = paths[0]!;
  try {
    if (paths.length === 1 && !hasReadOptions(rest, first)) {
      rows.set(keyOf(first), await readOption(rest, first));
      return;
    }
    for (const row of await readOptions(rest, first)) {
      if (!(row instanceof Error)) rows.set(keyOf({ ...first, optionId: row.id }), row);
    }
  } catch (error) {
    if (error instanceof RestError && error.code === 'NOT_FOUND') return;
    for (const path of paths)
      rows.set(keyOf(path), error instanceof Error ? error : new Error(String(error)));
  }
}
