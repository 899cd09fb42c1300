import type { Database } from '../db/database.ts';
import { type Ids, selectTogether } from '../db/selectTogether.ts';
import { selectDeclarations } from '../declarations/declarationRepository.ts';
import { selectCoveredFloors, selectValidModules } from '../modules/moduleRepository.ts';
import { selectOptions } from '../options/optionRepository.ts';
import { selectPrices } from '../prices/priceRepository.ts';
import { selectFloors } from './floorRepository.ts';
import { selectUnits } from './unitRepository.ts';

/** Everything in a project, as stored, in one statement. */
export function findTowers(db: Database, projectId: string) {
  const units: Ids = db.selectFrom('units').select('id').where('projectId', '=', projectId);
  const options: Ids = db.selectFrom('options').select('id').where('unitId', 'in', units);
  const modules: Ids = db.selectFrom('modules').select('id').where('optionId', 'in', options);
  return selectTogether(db, {
    projects: db
      .selectFrom('projects')
      .select(['id', 'name', 'pricesForReaders'])
      .where('id', '=', projectId),
    prices: selectPrices(db, [projectId]),
    declarations: selectDeclarations(db, [projectId]),
    units: selectUnits(db, [projectId]),
    floors: selectFloors(db, units).select('floors.unitId'),
    options: selectOptions(db, units),
    modules: selectValidModules(db, options),
    covered: selectCoveredFloors(db, modules),
  });
}
