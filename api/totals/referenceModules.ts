import { isFoundationType, type ModuleType } from '#domain/foundation/foundationType.ts';
import type { Quantities } from '#domain/quantities.ts';
import { type TotalsSource, totalsSourceOf, representativeOption } from '#domain/representativeOption.ts';
import { technologies } from '#domain/technology.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../db/database.ts';
import { readResult } from '../versions/storedResult.ts';

/** A module that counts for its unit's totals: its valid version's quantities per floor and how many floors it covers. */
type ReferenceModule = { unitId: string; type: ModuleType; result: Quantities; floors: number };

/** What a unit's totals rest on: the modules of the option that stands for it, and which one that is. */
export type ReferenceUnit = {
  id: string;
  projectId: string;
  name: string;
  repetitionCount: number;
  dwellings: number | null;
  /** Of one such tower, as the rest. */
  area: number;
  totalFloors: number;
  uncoveredFloors: number;
  source: TotalsSource;
  modules: ReferenceModule[];
  /** What the option's foundation amounts to; null without one. */
  foundation: Quantities | null;
};

/** The units of projects, or single units, with the modules of the option that stands for each, in two queries. */
export async function listReferenceUnits(
  db: Database,
  by: { projectIds: string[] } | { unitIds: string[] },
): Promise<ReferenceUnit[]> {
  const [column, ids] =
    'projectIds' in by ? (['projectId', by.projectIds] as const) : (['id', by.unitIds] as const);
  if (ids.length === 0) return [];
  const units = await db
    .selectFrom('units')
    .where(`units.${column}`, 'in', ids)
    .select(['units.id', 'units.projectId', 'units.name', 'units.repetitionCount', 'units.dwellings'])
    .select((eb) => [
      eb
        .selectFrom('floors')
        .innerJoin('floorGroups', 'floorGroups.id', 'floors.groupId')
        .whereRef('floors.unitId', '=', 'units.id')
        .select(sql<number>`coalesce(sum(floor_groups.area), 0)`.as('area'))
        .as('area'),
      eb
        .selectFrom('floors')
        .whereRef('floors.unitId', '=', 'units.id')
        .select((floors) => floors.fn.countAll<number>().as('count'))
        .as('totalFloors'),
      jsonArrayFrom(
        eb
          .selectFrom('options')
          .leftJoin('modules', (join) =>
            join.onRef('modules.optionId', '=', 'options.id').on('modules.type', 'in', technologies),
          )
          .leftJoin('moduleFloors', 'moduleFloors.moduleId', 'modules.id')
          .whereRef('options.unitId', '=', 'units.id')
          .groupBy('options.id')
          .orderBy('options.createdAt')
          .orderBy('options.id')
          .select(['options.id', 'options.isReference as reference'])
          .select(sql<number>`count(modules.id)::int`.as('structures'))
          .select(sql<number>`count(distinct module_floors.floor_id)::int`.as('covered')),
      ).as('options'),
    ])
    .orderBy('units.id')
    .execute();
  const chosen = new Map(units.map(({ id, options }) => [id, representativeOption(options.map(choiceOf))]));
  const modules = await findModules(
    db,
    [...chosen.values()].flatMap((option) => option?.id ?? []),
  );
  return units.map(({ id, projectId, name, repetitionCount, dwellings, ...unit }) => {
    const option = chosen.get(id);
    const totalFloors = unit.totalFloors ?? 0;
    return {
      id,
      projectId,
      name,
      repetitionCount,
      dwellings,
      area: unit.area ?? 0,
      totalFloors,
      uncoveredFloors: totalFloors - (option?.coveredFloors ?? 0),
      source: totalsSourceOf(option),
      modules: (modules.get(id) ?? []).filter(({ type }) => !isFoundationType(type)),
      foundation: (modules.get(id) ?? []).find(({ type }) => isFoundationType(type))?.result ?? null,
    };
  });
}

/** What came as JSON keeps the names it was selected by, which are single words for that. */
const choiceOf = (option: { id: string; reference: boolean; structures: number; covered: number }) => ({
  id: option.id,
  isReference: option.reference,
  hasModules: option.structures > 0,
  coveredFloors: option.covered,
});

async function findModules(db: Database, optionIds: string[]): Promise<Map<string, ReferenceModule[]>> {
  if (optionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('modules')
    .innerJoin('options', 'options.id', 'modules.optionId')
    .innerJoin('versions', (join) =>
      join.onRef('versions.moduleId', '=', 'modules.id').on('versions.isValid', '=', true),
    )
    .where('modules.optionId', 'in', optionIds)
    .select(['options.unitId', 'modules.type', 'versions.result'])
    .select((eb) =>
      eb
        .selectFrom('moduleFloors')
        .whereRef('moduleFloors.moduleId', '=', 'modules.id')
        .select((floors) => floors.fn.countAll<number>().as('count'))
        .as('floors'),
    )
    .orderBy('modules.id')
    .execute();
  return Map.groupBy(
    rows.map(({ unitId, type, result, floors }) => ({
      unitId,
      type,
      result: readResult(result),
      floors: floors ?? 0,
    })),
    (row) => row.unitId,
  );
}
