import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { copyBody } from '../relay/copyBody.ts';
import { inputIds } from '../relay/ids.ts';
import { toOption } from './optionSource.ts';
import * as api from './optionApi.ts';

export const duplicateOption: MutationResolvers['duplicateOption'] = (_, { input }, { rest }) =>
  answer(async () => {
    const [projectId = '', unitId = '', optionId = ''] = inputIds(input.optionId, 'Option', 'optionId');
    const path = api.optionPath(projectId, unitId, optionId);
    const option = toOption(projectId, unitId, await api.duplicateOption(rest, path, copyBody(input)));
    return { option, optionEdge: newEdge(option, option.optionId) };
  });
