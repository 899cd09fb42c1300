import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { toOption } from '../option/optionSource.ts';
import { inputNode } from '../relay/ids.ts';
import { sendUnfinishedSheet } from './takeoffApi.ts';

export const keepUnfinishedSheet: MutationResolvers['keepUnfinishedSheet'] = (_, { input }, { rest }) =>
  answer(async () => {
    const path = inputNode(input.optionId, 'Option', 'optionId');
    return {
      option: toOption(path, await sendUnfinishedSheet(rest, path, input.sheet ?? null, input.revision)),
    };
  });
