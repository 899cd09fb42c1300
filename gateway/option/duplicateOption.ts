import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { copyBody } from '../relay/copyBody.ts';
import { inputNode } from '../relay/ids.ts';
import { toOption } from './optionSource.ts';
import * as api from './optionApi.ts';

export const duplicateOption: MutationResolvers['duplicateOption'] = (_, { input }, { rest }) =>
  answer(async () => {
    const path = inputNode(input.optionId, 'Option', 'optionId');
    const option = toOption(path, await api.duplicateOption(rest, path, copyBody(input)));
    return { option, optionEdge: newEdge(option, option.optionId) };
  });
