import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { inputIds } from '../relay/ids.ts';
import { deleteSurely } from '../upstream/confirmed.ts';
import { unitPath } from './unitApi.ts';

export const deleteUnit: MutationResolvers['deleteUnit'] = (_, { input }, { rest }) =>
  answer(async () => {
    const [projectId = '', unitId = ''] = inputIds(input.unitId, 'Unit', 'unitId');
    await deleteSurely(rest, unitPath(projectId, unitId));
    return { deletedUnitId: input.unitId };
  });
