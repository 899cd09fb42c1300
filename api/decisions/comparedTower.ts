import type { LikeForLikeRule } from '#domain/comparison/checks.ts';
import { todayOf } from '#domain/declaration.ts';
import type { RecordedOverride } from '#domain/decision/decisionRecord.ts';
import { type FoundationType, foundationTypes } from '#domain/foundation/foundationType.ts';
import type { ComparedFoundation, ComparedModule, ComparedTower } from '#domain/decision/recordComparison.ts';
import { scaleQuantities } from '#domain/quantities.ts';
import { technologies, type Technology } from '#domain/technology.ts';
import type { Database } from '../db/database.ts';
import { listDeclarations } from '../declarations/declarationRepository.ts';
import { FieldError } from '../errors.ts';
import { listFloors } from '../units/floorRepository.ts';
import type { UnitPath } from '../units/towerPath.ts';
import { findUnit } from '../units/unitRepository.ts';
import { readResult } from '../versions/storedResult.ts';

type Choice = {
  optionIds: readonly string[];
  referenceId: string;
  chosenId: string;
  withFoundation: boolean;
};

/**
 * The options of a tower as they stand in its rows, for the one assembly of a comparison. To be called in a transaction
 * that holds the unit.
 *
 * @throws FieldError for options that are not the tower's, and a reference or choice that is none of them.
 */
export async function readComparedTower(
  trx: Database,
  { projectId, unitId }: UnitPath,
  choice: Choice,
  overrides: ReadonlyMap<LikeForLikeRule, RecordedOverride>,
  now: Date,
): Promise<ComparedTower & { chosen: number }> {
  const ids = [...new Set(choice.optionIds)];
  const rows = await trx
    .selectFrom('options')
    .select(['id', 'name'])
    .where('unitId', '=', unitId)
    .where('id', 'in', ids)
    .execute();
  const named = ids.flatMap((id) => rows.filter((row) => row.id === id));
  if (named.length !== ids.length || ids.length < 2) throw new FieldError({ optionIds: 'decision.options' });
  const reference = ids.indexOf(choice.referenceId);
  const chosen = ids.indexOf(choice.chosenId);
  if (reference < 0) throw new FieldError({ referenceId: 'comparison.reference' });
  if (chosen < 0) throw new FieldError({ chosenId: 'decision.chosen' });
  const modules = await readModules(trx, ids);
  const built = ids.filter((id) => modules.some(({ optionId }) => optionId === id));
  if (built.length < 2 || !built.includes(choice.chosenId))
    throw new FieldError({ optionIds: 'decision.structure' });
  const foundations = await readFoundations(trx, ids);
  const { dwellings } = await findUnit(trx, { projectId, unitId });
  const floors = await listFloors(trx, unitId);
  const declarations = await listDeclarations(trx, projectId);
  return {
    floors: floors.map(({ id, index, groupName: group, category, area, height }) => ({
      id,
      index,
      group,
      category,
      area,
      height,
    })),
    options: named.map(({ id, name }) => ({
      optionId: id,
      name,
      modules: modules.filter(({ optionId }) => optionId === id).map(({ module }) => module),
      foundation: foundations.get(id) ?? null,
    })),
    declarations: declarations.map(({ validUntil, ...row }) => ({
      material: row.material,
      label: row.label,
      unit: row.unit,
      supplier: row.supplier,
      document: row.document,
      validUntil,
      co2: row.co2,
      energy: row.energy,
    })),
    reference,
    isCarried: choice.withFoundation,
    dwellings,
    chosen,
    overrides,
    today: todayOf(now),
  };
}

/** What carries the tower in each option that has a foundation, by the option's id. */
async function readFoundations(trx: Database, optionIds: string[]): Promise<Map<string, ComparedFoundation>> {
  const rows = await validVersions(trx, optionIds).where('versions.type', 'in', foundationTypes).execute();
  return new Map(
    rows.map((row) => [
      row.optionId,
      {
        type: row.type as FoundationType,
        versionId: row.versionId,
        versionNumber: row.number,
        versionName: row.versionName,
        factorSet: row.factorSet,
        quantities: readResult(row.result),
      },
    ]),
  );
}

/** The valid versions of the modules of options, in the order the modules were made. */
const validVersions = (trx: Database, optionIds: string[]) =>
  trx
    .selectFrom('modules')
    .innerJoin('versions', (join) =>
      join.onRef('versions.moduleId', '=', 'modules.id').on('versions.isValid', '=', true),
    )
    .where('modules.optionId', 'in', optionIds)
    .select(['modules.id', 'modules.optionId', 'modules.name', 'modules.outdated', 'versions.type'])
    .select(['versions.id as versionId', 'versions.number', 'versions.name as versionName'])
    .select(['versions.result', 'versions.factorSet'])
    .orderBy('modules.createdAt')
    .orderBy('modules.id');

async function readModules(
  trx: Database,
  optionIds: string[],
): Promise<{ optionId: string; module: ComparedModule }[]> {
  const rows = await validVersions(trx, optionIds).where('versions.type', 'in', technologies).execute();
  const moduleIds = rows.map(({ id }) => id);
  const covered =
    moduleIds.length === 0
      ? []
      : await trx.selectFrom('moduleFloors').selectAll().where('moduleId', 'in', moduleIds).execute();
  return rows.map((row) => {
    const floorIds = covered.filter(({ moduleId }) => moduleId === row.id).map(({ floorId }) => floorId);
    const module = {
      moduleId: row.id,
      name: row.name,
      technology: row.type as Technology,
      versionId: row.versionId,
      versionNumber: row.number,
      versionName: row.versionName,
      factorSet: row.factorSet,
      isOutdated: row.outdated,
      floorIds,
      quantities: scaleQuantities(readResult(row.result), floorIds.length),
    };
    return { optionId: row.optionId, module };
  });
}
