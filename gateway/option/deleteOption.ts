import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { inputNode } from '../relay/ids.ts';
import { deleteConfirmed } from '../upstream/confirmed.ts';
import { unitNode } from '../unit/unitSource.ts';
import { optionPath } from './optionApi.ts';

export const deleteOption: MutationResolvers['deleteOption'] = (_, { input }, context) =>
  answer(async () => {
    const path = inputNode(input.optionId, 'Option', 'optionId');
    await deleteConfirmed(context.rest, optionPath(path));
    return { deletedOptionId: input.optionId, unit: () => unitNode(context, path) };
  });
