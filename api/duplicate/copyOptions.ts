import type { Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { OptionTable } from '../db/tables/towerTables.ts';
import { listStoredModules } from '../modules/moduleRepository.ts';
import { copyUnfinishedSheets } from '../takeoff/unfinishedSheetRepository.ts';
import { insertOptions } from './copyRepository.ts';
import { copyModules, copyOf, type IdMap, mapIds } from './copyModules.ts';

type StoredOption = Selectable<OptionTable>;

/**
 * Copies options with their modules.
 *
 * @param place the unit, the name and the mark of each copy.
 * @param floors copies of floors, when the options go to another tower.
 * @returns the ids of the copies.
 */
export async function copyOptions(
  trx: Database,
  userId: number,
  options: readonly StoredOption[],
  place: (option: StoredOption) => { unitId: string; name: string; isReference: boolean },
  floors?: IdMap,
): Promise<IdMap> {
  const ids = mapIds(options);
  if (options.length === 0) return ids;
  const rows = options.map((option) => ({
    id: copyOf(ids, option.id),
    precision: option.precision,
    ...place(option),
  }));
  await insertOptions(trx, rows);
  await copyUnfinishedSheets(trx, ids);
  const modules = await listStoredModules(trx, [...ids.keys()]);
  const modulePlace = (module: (typeof modules)[number]) => ({
    optionId: copyOf(ids, module.optionId),
    name: module.name,
  });
  await copyModules(trx, userId, modules, modulePlace, floors);
  return ids;
}
