import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../db/database.ts';
import { deletingFrom, insertingInto, revising } from '../db/rowStatements.ts';
import type { Ids } from '../db/selectTogether.ts';
import type { OptionTable } from '../db/tables/towerTables.ts';
import type { WholeRow } from '../db/wholeRows.ts';
import { notFound } from '../errors.ts';
import type { OptionPath } from '../units/towerPath.ts';

/** Whether an option has an unfinished sheet. */
const isUnfinished = (eb: ExpressionBuilder<Tables, 'options'>) =>
  eb
    .exists(
      eb
        .selectFrom('unfinishedSheets')
        .select('unfinishedSheets.optionId')
        .whereRef('unfinishedSheets.optionId', '=', 'options.id'),
    )
    .$castTo<boolean>();

/** The option of a path. @throws ApiError 404 when the unit has no such option. */
export async function findOption(db: Database, { projectId, unitId, optionId }: OptionPath) {
  return db
    .selectFrom('options')
    .innerJoin('units', 'units.id', 'options.unitId')
    .selectAll('options')
    .select('units.towerId')
    .select((eb) => isUnfinished(eb).as('isUnfinished'))
    .where('options.id', '=', optionId)
    .where('units.id', '=', unitId)
    .where('units.projectId', '=', projectId)
    .executeTakeFirstOrThrow(notFound);
}

/** The options of units, oldest first. */
export const listOptions = (db: Database, unitIds: string[]) => selectOptions(db, unitIds).execute();

export const selectOptions = (db: Database, unitIds: Ids) =>
  db
    .selectFrom('options')
    .selectAll()
    .select((eb) => isUnfinished(eb).as('isUnfinished'))
    .where('unitId', 'in', unitIds)
    .orderBy('createdAt')
    .orderBy('id');

/** Those of `ids` that are options of a unit, with what a comparison shows of them, in no particular order. */
export const listNamedOptions = (db: Database, unitId: string, ids: string[]) =>
  db
    .selectFrom('options')
    .select(['id', 'name', 'precision'])
    .select((eb) => isUnfinished(eb).as('isUnfinished'))
    .where('unitId', '=', unitId)
    .where('id', 'in', ids)
    .execute();

/** What the options of a unit are called. */
export async function listOptionNames(db: Database, unitId: string): Promise<string[]> {
  const rows = await db.selectFrom('options').select('name').where('unitId', '=', unitId).execute();
  return rows.map(({ name }) => name);
}

export const insertOption = insertingInto('options');

/** Updates an option, or records that its sheet changed; the revision rises. */
export const updateOption: (
  db: Database,
  id: string,
  change: WholeRow<OptionTable, 'id' | 'unitId'> | Record<string, never>,
) => Promise<void> = revising('options');

export const deleteOption = deletingFrom('options');

export async function hasOptions(trx: Database, unitId: string): Promise<boolean> {
  const option = await trx
    .selectFrom('options')
    .select('id')
    .where('unitId', '=', unitId)
    .limit(1)
    .executeTakeFirst();
  return option !== undefined;
}

/**
 * The option that loses the mark keeps its revision: nobody edited it, and a list read before must not turn the next
 * click on it into a conflict.
 */
export async function clearReference(trx: Database, unitId: string): Promise<void> {
  await trx
    .updateTable('options')
    .set({ isReference: false })
    .where('unitId', '=', unitId)
    .where('isReference', '=', true)
    .execute();
}
