import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { inputNode } from '../relay/ids.ts';
import { deleteConfirmed } from '../upstream/confirmed.ts';
import { unitPath } from './unitApi.ts';

export const deleteUnit: MutationResolvers['deleteUnit'] = (_, { input }, { rest }) =>
  answer(async () => {
    const path = inputNode(input.unitId, 'Unit', 'unitId');
    await deleteConfirmed(rest, unitPath(path));
    return { deletedUnitId: input.unitId };
  });
