import { applyLosses } from '../quantities/quantitiesSource.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { moduleNode } from '../module/moduleSource.ts';
import { hasPermission, viewerMayEdit } from '../project/permissions.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { versionQuantities } from '../totals/moduleTotals.ts';
import { readStructure, toStructureInputData } from './structureWire.ts';
import { versionDetail } from './versionSource.ts';

export const Version: ResolversOf<'Version'> = {
  ...viewerMayEdit,
  id: ({ projectId, unitId, optionId, moduleId, row }) =>
    toGlobalId('Version', projectId, unitId, optionId, moduleId, row.id),
  databaseId: ({ row }) => row.id,
  number: ({ row }) => row.version,
  description: async (version, _, context) => (await versionDetail(version, context)).description,
  technology: ({ row }) => row.type,
  async slabSystem(version, _, context) {
    const { type, data } = await versionDetail(version, context);
    return readStructure(type, data)?.slabSystem ?? null;
  },
  revision: async (version, _, context) => (await versionDetail(version, context)).revision,
  async input(version, _, context) {
    const { type, data } = await versionDetail(version, context);
    return toStructureInputData(type, data);
  },
  // Every version has amounts on each floor: a total of nothing belongs to no floor, and is unknown.
  quantities: (version, args, context) =>
    version.row.totals.co2?.max === 0 ? null : applyLosses(versionQuantities(version), args, context),
  createdAt: async (version, _, context) => (await versionDetail(version, context)).createdAt,
  updatedAt: async (version, _, context) => (await versionDetail(version, context)).updatedAt,
  module: (version, _, context) => moduleNode(context, version),
  /** The valid version cannot be deleted, and so neither can the last one. */
  viewerCanDelete: ({ projectId, row }, _, context) =>
    !row.isValid && hasPermission(context, projectId, 'project:edit'),
};
