import type { GatewayContext } from '../context.ts';
import { type ModulePath, readModule, type VersionRow } from '../module/moduleApi.ts';
import { moduleArea, moduleFloorCount, moduleNode } from '../module/Module.ts';
import { holds, viewerMayEdit } from '../project/held.ts';
import type { QuantitiesSource } from '../quantities/Quantities.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { toStructureInputData } from './StructureInputData.ts';
import { isComplete, totalsOver } from './versionTotals.ts';

/** A version of a module. */
export type VersionSource = { __typename: 'Version'; row: VersionRow } & ModulePath;

export const toVersion = (path: ModulePath, row: VersionRow): VersionSource => ({
  __typename: 'Version',
  projectId: path.projectId,
  unitId: path.unitId,
  optionId: path.optionId,
  moduleId: path.moduleId,
  row,
});

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
  totals: version.row,
  area: (context) => moduleArea(context, version),
  complete: async (context) =>
    isComplete(version.row) ? version.row : totalsOver(version.row, await moduleFloorCount(context, version)),
});

export const Version = {
  ...viewerMayEdit,
  id: ({ projectId, unitId, optionId, moduleId, row }: VersionSource) =>
    toGlobalId('Version', projectId, unitId, optionId, moduleId, row.id),
  databaseId: ({ row }: VersionSource) => row.id,
  number: ({ row }: VersionSource) => row.version,
  name: ({ row }: VersionSource) => row.name,
  description: ({ row }: VersionSource) => row.description,
  technology: ({ row }: VersionSource) => row.type,
  isValid: ({ row }: VersionSource) => row.is_valid,
  revision: ({ row }: VersionSource) => row.revision,
  input: ({ row }: VersionSource) => toStructureInputData(row.type, row.data),
  quantities: versionQuantities,
  createdAt: ({ row }: VersionSource) => row.created_at,
  updatedAt: ({ row }: VersionSource) => row.updated_at,
  module: ({ projectId, unitId, optionId, moduleId }: VersionSource, _: unknown, context: GatewayContext) =>
    moduleNode(context, projectId, unitId, optionId, moduleId),
  /** The valid version stays, and so does the last one, which is valid. */
  viewerCanDelete: ({ projectId, row }: VersionSource, _: unknown, context: GatewayContext) =>
    !row.is_valid && holds(context, projectId, 'project:edit'),
};
