import type { GatewayContext } from '../context.ts';
import { type ModulePath, readModule, type VersionRow } from '../module/moduleApi.ts';
import type { ModuleRow } from '../module/moduleWire.ts';
import { moduleArea, moduleFloorCount, moduleNode } from '../module/Module.ts';
import { holds, viewerMayEdit } from '../project/held.ts';
import type { QuantitiesSource } from '../quantities/Quantities.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { badReply } from '../rest/restErrors.ts';
import { toStructureInputData } from './StructureInputData.ts';
import { isComplete, totalsOver } from './versionTotals.ts';

/** What even the list of modules tells of a valid version. */
type VersionFacts = Pick<VersionRow, 'id' | 'version' | 'name' | 'type' | 'isValid' | 'totals'>;

/** A version of a module; without `whole`, what else there is of it comes with its module. */
export type VersionSource = { __typename: 'Version'; row: VersionFacts; whole?: VersionRow } & ModulePath;

const toSource = (path: ModulePath, row: VersionFacts): VersionSource => ({
  __typename: 'Version',
  projectId: path.projectId,
  unitId: path.unitId,
  optionId: path.optionId,
  moduleId: path.moduleId,
  row,
});

export const toVersion = (path: ModulePath, row: VersionRow): VersionSource => ({
  ...toSource(path, row),
  whole: row,
});

/** The valid version as the row of its module tells it; nothing where the service's rows name none. */
export function listedVersion(module: ModulePath & { row: ModuleRow }): VersionSource | undefined {
  const { row } = module;
  if (row.versionId == null || row.version == null || !isComplete(row.totals)) return undefined;
  const { versionId: id, versionName: name, version, type, totals } = row;
  return toSource(module, { id, name, version, type, totals, isValid: true });
}

async function wholeRow(source: VersionSource, { rest }: GatewayContext): Promise<VersionRow> {
  if (source.whole !== undefined) return source.whole;
  const { versions } = await readModule(rest, source);
  const row = versions.find(({ id }) => id === source.row.id);
  if (row === undefined) throw badReply('The module has no such version');
  return row;
}

/** Reads one version: every generation of the service has it beside its module. */
export async function versionNode(
  { rest }: GatewayContext,
  projectId = '',
  unitId = '',
  optionId = '',
  moduleId = '',
  versionId = '',
): Promise<VersionSource | null> {
  const path = { projectId, unitId, optionId, moduleId };
  const { versions } = await readModule(rest, path);
  const row = versions.find(({ id }) => id === versionId);
  return row === undefined ? null : toVersion(path, row);
}

export const versionQuantities = (version: VersionSource): QuantitiesSource => ({
  totals: version.row.totals,
  area: (context) => moduleArea(context, version),
  complete: async (context) =>
    totalsOver(version.whole ?? version.row, await moduleFloorCount(context, version)),
});

export const Version = {
  ...viewerMayEdit,
  id: ({ projectId, unitId, optionId, moduleId, row }: VersionSource) =>
    toGlobalId('Version', projectId, unitId, optionId, moduleId, row.id),
  databaseId: ({ row }: VersionSource) => row.id,
  number: ({ row }: VersionSource) => row.version,
  name: ({ row }: VersionSource) => row.name,
  description: async (version: VersionSource, _: unknown, context: GatewayContext) =>
    (await wholeRow(version, context)).description,
  technology: ({ row }: VersionSource) => row.type,
  isValid: ({ row }: VersionSource) => row.isValid,
  revision: async (version: VersionSource, _: unknown, context: GatewayContext) =>
    (await wholeRow(version, context)).revision,
  async input(version: VersionSource, _: unknown, context: GatewayContext) {
    const { type, data } = await wholeRow(version, context);
    return toStructureInputData(type, data);
  },
  quantities: versionQuantities,
  createdAt: async (version: VersionSource, _: unknown, context: GatewayContext) =>
    (await wholeRow(version, context)).createdAt,
  updatedAt: async (version: VersionSource, _: unknown, context: GatewayContext) =>
    (await wholeRow(version, context)).updatedAt,
  module: ({ projectId, unitId, optionId, moduleId }: VersionSource, _: unknown, context: GatewayContext) =>
    moduleNode(context, projectId, unitId, optionId, moduleId),
  /** The valid version stays, and so does the last one, which is valid. */
  viewerCanDelete: ({ projectId, row }: VersionSource, _: unknown, context: GatewayContext) =>
    !row.isValid && holds(context, projectId, 'project:edit'),
};
