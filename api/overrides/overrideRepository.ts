import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { FieldError } from '../errors.ts';
import { newId } from '../http/ids.ts';
import type { UnitPath } from '../units/towerPath.ts';
import { holdUnit } from '../units/unitRepository.ts';
import type { OverrideRow, OverrideWrite } from './overrideSchemas.ts';

/** The same options in another order are the same comparison. */
const keyOf = (optionIds: readonly string[]) => [...new Set(optionIds)].toSorted().join(',');

/** Failed checks passed over on a tower, oldest first. */
export async function listOverrides(
  db: Database,
  { projectId, unitId }: UnitPath,
  optionIds?: readonly string[],
): Promise<OverrideRow[]> {
  const all = db
    .selectFrom('overrides')
    .innerJoin('units', 'units.id', 'overrides.unitId')
    .where('units.id', '=', unitId)
    .where('units.projectId', '=', projectId)
    .selectAll('overrides')
    .orderBy('overrides.id');
  const some = optionIds === undefined ? all : all.where('options', '=', keyOf(optionIds));
  return (await some.execute()).map(({ options, rule, note, userName, createdAt }) => ({
    optionIds: options.split(','),
    rule,
    note,
    userName,
    createdAt,
  }));
}

/**
 * Passes a failed check over for some options of a tower, with who and when, or takes that back.
 *
 * @throws FieldError for options that are not the tower's.
 */
export async function writeOverride(
  db: Database,
  user: CurrentUser,
  path: UnitPath,
  { optionIds, rule, note }: OverrideWrite,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const { id: unitId } = await holdUnit(trx, path);
    const options = keyOf(optionIds);
    const ids = options.split(',');
    const known = await trx
      .selectFrom('options')
      .select('id')
      .where('unitId', '=', unitId)
      .where('id', 'in', ids)
      .execute();
    if (known.length !== ids.length || ids.length < 2)
      throw new FieldError({ optionIds: 'decision.options' });
    // Written anew, not changed: author and time are those of the note that stands.
    await trx
      .deleteFrom('overrides')
      .where('unitId', '=', unitId)
      .where('options', '=', options)
      .where('rule', '=', rule)
      .execute();
    if (note === null) return;
    const who = { userId: user.id, userName: user.name };
    await trx
      .insertInto('overrides')
      .values({ id: newId(), unitId, options, rule, note, ...who })
      .execute();
  });
}
