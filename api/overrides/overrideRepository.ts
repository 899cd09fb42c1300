import type { LikeForLikeRule } from '#domain/comparison/checks/checks.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../http/ids.ts';
import type { UnitPath } from '../units/towerPath.ts';
import type { OverrideRow } from './overrideSchemas.ts';

/** The same options in another order are the same comparison. */
const keyOf = (optionIds: readonly string[]) => [...new Set(optionIds)].toSorted().join(',');

/** Overridden checks of a tower, oldest first. */
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

type NewOverride = {
  unitId: string;
  optionIds: readonly string[];
  rule: LikeForLikeRule;
  note: string;
  userId: number;
  userName: string;
};

export async function insertOverride(db: Database, { optionIds, ...override }: NewOverride): Promise<void> {
  await db
    .insertInto('overrides')
    .values({ id: newId(), options: keyOf(optionIds), ...override })
    .execute();
}

export async function deleteOverride(
  db: Database,
  { unitId, optionIds, rule }: Pick<NewOverride, 'unitId' | 'optionIds' | 'rule'>,
): Promise<void> {
  await db
    .deleteFrom('overrides')
    .where('unitId', '=', unitId)
    .where('options', '=', keyOf(optionIds))
    .where('rule', '=', rule)
    .execute();
}
