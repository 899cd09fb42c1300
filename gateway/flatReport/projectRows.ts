import type { OwnPrice } from '#domain/prices/cost.ts';
import type { GatewayContext } from '../context.ts';
import { foundationOf, type FoundationSource } from '../foundation/foundationSource.ts';
import { type ModuleSource, moduleFloorIds, readModuleName, readSlabs } from '../module/moduleSource.ts';
import { materialsWithLosses } from '../totals/sumTotals.ts';
import { moduleTotals } from '../totals/moduleTotals.ts';
import { currentVersion } from '../version/versionSource.ts';
import { listedModules, toOption } from '../option/optionSource.ts';
import type { OptionRow } from '../option/optionApi.ts';
import { costToday } from '../price/money.ts';
import type { ProjectRow } from '../project/projectWire.ts';
import { notSupported } from '../rest/restErrors.ts';
import type { PlainFloor } from '../unit/unitWire.ts';
import {
  materialRows,
  type PlaceColumns,
  type ReportRow,
  materialLine,
  costColumns,
} from './materialRows.ts';
import { readFullProject, type FullTower } from './fullProject.ts';
import { foundationName } from '#domain/foundation/foundationNames.ts';
import { resolveLanguage } from '#domain/texts/messages.ts';
import { withoutRoundingError } from '#domain/numbers.ts';
import { foundationTotals } from '../foundation/foundationTotals.ts';

/** What could not be read stands as an Error in its place, so that gaps are visible. */
export type ReportRows = (ReportRow | Error)[];

/**
 * The flat rows of one project: per module its valid version × floor group × material, then the materials of the
 * option's foundation. Options with an unfinished sheet are left out.
 */
export async function projectRows(
  context: GatewayContext,
  projectId: string,
  listed?: ProjectRow,
): Promise<ReportRows> {
  const { towers, ...project } = await readFullProject(context, projectId, listed);
  const rows = towers.map(async (tower) =>
    tower instanceof Error ? [tower] : towerRows(context, project, tower).catch(asError),
  );
  return (await Promise.all(rows)).flat();
}

type Of = { id: string; name: string; own: readonly OwnPrice[] };

async function towerRows(context: GatewayContext, project: Of, tower: FullTower): Promise<ReportRows> {
  const path = { projectId: project.id, unitId: tower.id };
  const rows = await Promise.all(
    tower.options.map(async (option): Promise<ReportRows> => {
      if (option instanceof Error) return [option];
      if (option.isUnfinished) return [];
      const source = toOption(path, option);
      const place = { columns: placeColumns(project, tower, option), floors: tower.floors, own: project.own };
      const structure = listedModules(source).map((module) =>
        module instanceof Error ? [module] : moduleRows(context, place, module).catch(asError),
      );
      const rowsOfFoundation = async (): Promise<ReportRows> => {
        const foundation = foundationOf(source);
        return foundation === null ? [] : foundationRows(context, place, foundation, tower.area);
      };
      return (await Promise.all([...structure, rowsOfFoundation().catch(asError)])).flat();
    }),
  );
  return rows.flat();
}

const placeColumns = (project: Of, tower: FullTower, option: OptionRow): PlaceColumns => ({
  projectId: project.id,
  project: project.name,
  unitId: tower.id,
  unit: tower.name,
  optionId: option.id,
  option: option.name,
  isReference: option.isReference,
  repetitionCount: tower.repetitionCount,
  dwellings: tower.dwellings,
});

type Place = { columns: PlaceColumns; floors: PlainFloor[]; own: readonly OwnPrice[] };

async function moduleRows(context: GatewayContext, place: Place, module: ModuleSource): Promise<ReportRows> {
  const [totals, floorIds, name, { slabSystem }] = await Promise.all([
    moduleTotals(context, module),
    moduleFloorIds(context, module),
    readModuleName(context, module),
    readSlabs(context, module),
  ]);
  if (totals.materials == null) throw notSupported('quantities by material');
  const { row } = module;
  const read = row.version == null ? (await currentVersion(context, module)).detail : undefined;
  const version =
    row.version == null
      ? { version: read?.version ?? 1, name: read?.name, updatedAt: read?.updatedAt }
      : { version: row.version, name: row.versionName, updatedAt: row.versionUpdatedAt };
  const covered = new Set(floorIds);
  return materialRows(
    {
      ...place.columns,
      moduleId: module.moduleId,
      module: name,
      part: 'STRUCTURE',
      technology: row.type,
      foundationType: null,
      slabSystem,
      version: version.version,
      versionName: version.name ?? null,
      versionUpdatedAt: version.updatedAt ?? null,
      factorSet: totals.factorSet ?? null,
    },
    totals.materials,
    materialsWithLosses(row.type, totals),
    place.floors.filter(({ id }) => covered.has(id)),
    costToday(totals.priceAmounts, place.own),
  );
}

/** Stands for what could not be read. */
export const asError = (error: unknown): ReportRows => [
  error instanceof Error ? error : new Error(String(error)),
];

/** Services without versions have this one. */
const onlyVersion = 1;

/** The materials of a foundation, once for the whole tower of `area` m². They have no floor group. */
async function foundationRows(
  context: GatewayContext,
  { columns: place, own }: { columns: PlaceColumns; own: readonly OwnPrice[] },
  foundation: FoundationSource,
  area: number,
): Promise<ReportRow[]> {
  const { row, moduleId } = foundation;
  const totals = await foundationTotals(context, foundation);
  if (totals.materials == null) throw notSupported('quantities by material');
  const columns = {
    ...place,
    moduleId,
    module: foundationName(row.type, resolveLanguage(context.rest.caller.language)),
    part: 'FOUNDATION' as const,
    technology: null,
    slabSystem: null,
    foundationType: row.type,
    version: row.version ?? onlyVersion,
    versionName: row.versionName ?? null,
    versionUpdatedAt: row.versionUpdatedAt ?? null,
    factorSet: totals.factorSet ?? null,
    floorGroup: '',
    floors: 0,
    area: withoutRoundingError(area),
    ...costColumns(costToday(totals.priceAmounts, own), 1, area),
  };
  const linesWithLosses = materialsWithLosses('foundation', totals);
  return totals.materials.map((line) => ({ ...columns, ...materialLine(line, linesWithLosses, 1) }));
}
