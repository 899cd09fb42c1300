import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { inputIds } from '../relay/ids.ts';
import { deleteSurely } from '../upstream/confirmed.ts';
import { unitNode } from '../unit/unitSource.ts';
import { optionPath } from './optionApi.ts';

export const deleteOption: MutationResolvers['deleteOption'] = (_, { input }, context) =>
  answer(async () => {
    const [projectId = '', unitId = '', optionId = ''] = inputIds(input.optionId, 'Option', 'optionId');
    await deleteSurely(context.rest, optionPath(projectId, unitId, optionId));
    return { deletedOptionId: input.optionId, unit: () => unitNode(context, projectId, unitId) };
  });
