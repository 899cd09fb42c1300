import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { optionNode } from '../option/optionSource.ts';
import { inputNode } from '../relay/ids.ts';
import { deleteConfirmed } from '../upstream/confirmed.ts';
import { modulePath } from './moduleApi.ts';

export const deleteModule: MutationResolvers['deleteModule'] = (_, { input }, context) =>
  answer(async () => {
    const path = inputNode(input.moduleId, 'Module', 'moduleId');
    await deleteConfirmed(context.rest, modulePath(path));
    return {
      deletedModuleId: input.moduleId,
      option: () => optionNode(context, path),
    };
  });
