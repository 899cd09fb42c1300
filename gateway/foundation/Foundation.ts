import { asBought } from '../quantities/quantitiesSource.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { optionNode } from '../option/optionSource.ts';
import { holds, viewerMayEdit } from '../project/permissions.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { readFoundation } from './foundationApi.ts';
import { toFoundationInputData } from './foundationInputData.ts';
import { foundationNode, foundationVersions } from './foundationSource.ts';
import { foundationQuantitiesOf, versionQuantitiesOf } from './foundationTotals.ts';

export const Foundation: ResolversOf<'Foundation'> = {
  ...viewerMayEdit,
  id: ({ projectId, unitId, optionId, moduleId }) =>
    toGlobalId('Foundation', projectId, unitId, optionId, moduleId),
  databaseId: ({ moduleId }) => moduleId,
  async input(foundation, _, { rest }) {
    const { module } = await readFoundation(rest, foundation);
    return toFoundationInputData(module.row.type, module.data);
  },
  quantities: (foundation, counted, context) =>
    asBought(foundationQuantitiesOf(foundation), counted, context),
  versions: (foundation, _, context) => foundationVersions(context, foundation),
  option: (foundation, _, context) => foundation.option ?? optionNode(context, foundation),
};

export const FoundationVersion: ResolversOf<'FoundationVersion'> = {
  ...viewerMayEdit,
  id: ({ projectId, unitId, optionId, moduleId, row }) =>
    toGlobalId('FoundationVersion', projectId, unitId, optionId, moduleId, row.id),
  databaseId: ({ row }) => row.id,
  number: ({ row }) => row.version,
  input: ({ row }) => toFoundationInputData(row.type, row.data),
  quantities: versionQuantitiesOf,
  foundation: (version, _, context) => foundationNode(context, version),
  viewerCanDelete: ({ projectId, row }, _, context) =>
    !row.isValid && holds(context, projectId, 'project:edit'),
};
