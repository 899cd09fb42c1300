import type { LikeForLikeRule } from '#domain/comparison/checks/checks.ts';
import { phasePrecision } from '#domain/comparison/answer/precision.ts';
import type { ProjectPhase } from '#domain/project/phases.ts';
import { todayOf } from '#domain/factors/declaration.ts';
import type { RecordedOverride } from '#domain/decision/decisionRecord.ts';
import { slabsOf } from '../modules/moduleRows.ts';
import { isFoundationType } from '#domain/foundation/foundationType.ts';
import type { ComparedModule, ComparedTower } from '#domain/decision/recordComparison.ts';
import type { ComparedFoundation } from '#domain/decision/recordedQuantities.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import type { Database } from '../db/database.ts';
import { listDeclarations } from '../declarations/declarationRepository.ts';
import { FieldError } from '../errors.ts';
import { listCoveredFloors, listValidModules, type ValidModule } from '../modules/moduleRepository.ts';
import { listNamedOptions } from '../options/optionRepository.ts';
import { listFloors } from '../units/floorRepository.ts';
import type { UnitPath } from '../units/towerPath.ts';
import { findUnit } from '../units/unitRepository.ts';
import { storedQuantities } from '../totals/storedQuantities.ts';
import { listPrices } from '../prices/priceRepository.ts';

type Choice = {
  optionIds: readonly string[];
  referenceId: string;
  chosenId: string;
  withFoundation: boolean;
};

/** The time, and the project's phase, which gives the expected error where no option does. */
type Moment = { now: Date; phase: ProjectPhase };

/**
 * The options of a tower from its rows, for the one assembly of a comparison. Call it in a transaction that locks the
 * unit.
 * @throws FieldError for options of another tower, and a reference or choice that is none of them.
 */
export async function readComparedTower(
  trx: Database,
  { projectId, unitId }: UnitPath,
  choice: Choice,
  overrides: ReadonlyMap<LikeForLikeRule, RecordedOverride>,
  { now, phase }: Moment,
): Promise<ComparedTower> {
  const ids = [...new Set(choice.optionIds)];
  const rows = await listNamedOptions(trx, unitId, ids);
  const named = ids.flatMap((id) => rows.filter((row) => row.id === id));
  if (named.length !== ids.length || ids.length < 2) throw new FieldError({ optionIds: 'decision.options' });
  const reference = ids.indexOf(choice.referenceId);
  const chosen = ids.indexOf(choice.chosenId);
  if (reference < 0) throw new FieldError({ referenceId: 'comparison.reference' });
  if (chosen < 0) throw new FieldError({ chosenId: 'decision.chosen' });
  const counted = named.filter(({ isUnfinished }) => !isUnfinished).map(({ id }) => id);
  const valid = counted.length === 0 ? [] : await listValidModules(trx, counted);
  const modules = await structuresOf(trx, valid);
  const built = ids.filter((id) => modules.some(({ optionId }) => optionId === id));
  if (built.length < 2 || !built.includes(choice.chosenId))
    throw new FieldError({ optionIds: 'decision.structure' });
  const { dwellings } = await findUnit(trx, { projectId, unitId });
  const floors = await listFloors(trx, unitId);
  const declarations = await listDeclarations(trx, projectId);
  const prices = (await listPrices(trx, [projectId])).get(projectId) ?? [];
  return {
    floors: floors.map(({ id, index, groupName: group, category, area, height }) => ({
      id,
      index,
      group,
      category,
      area,
      height,
    })),
    options: named.map(({ id, name, precision, isUnfinished }) => ({
      optionId: id,
      name,
      isUnfinished,
      modules: modules.filter(({ optionId }) => optionId === id).map(({ module }) => module),
      foundation: foundationOf(id, valid),
      precision: precision ?? phasePrecision[phase],
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
    prices: prices.map(({ key, min, max, source, date }) => ({ key, min, max, source, date })),
    reference,
    countsFoundation: choice.withFoundation,
    dwellings,
    chosen,
    overrides,
    today: todayOf(now),
  };
}

/** The foundation of an option; null without one. */
function foundationOf(id: string, modules: readonly ValidModule[]): ComparedFoundation | null {
  for (const { optionId, type, ...row } of modules)
    if (optionId === id && isFoundationType(type))
      return { type, ...versionOf(row), quantities: storedQuantities({ type, ...row }, 1) };
  return null;
}

async function structuresOf(
  trx: Database,
  modules: readonly ValidModule[],
): Promise<{ optionId: string; module: ComparedModule }[]> {
  const structures = modules.filter(({ type }) => !isFoundationType(type));
  const covered = await listCoveredFloors(
    trx,
    structures.map(({ id }) => id),
  );
  return structures.map((row) => {
    const floorIds = covered.get(row.id) ?? [];
    const { slabSystem = null, averageSlabSpan = null } = slabsOf(row);
    const module = {
      moduleId: row.id,
      name: row.name,
      technology: row.type as Technology,
      ...versionOf(row),
      slabSystem,
      slabSpan: averageSlabSpan,
      isOutdated: row.outdated,
      floorIds,
      quantities: storedQuantities(row, floorIds.length),
    };
    return { optionId: row.optionId, module };
  });
}

const versionOf = ({
  versionId,
  version: versionNumber,
  versionName,
  factorSet,
}: Pick<ValidModule, 'versionId' | 'version' | 'versionName' | 'factorSet'>) => ({
  versionId,
  versionNumber,
  versionName,
  factorSet,
});
