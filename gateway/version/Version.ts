import type { GatewayContext } from '../context.ts';
import { moduleNode } from '../module/moduleSource.ts';
import { holds, viewerMayEdit } from '../project/permissions.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { versionQuantities } from '../totals/versionTotals.ts';
import { toStructureInputData } from './StructureInputData.ts';
import { type VersionSource, wholeRow } from './versionSource.ts';

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
