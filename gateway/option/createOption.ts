import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { inputIds } from '../relay/ids.ts';
import { unitNode } from '../unit/unitSource.ts';
import { toOption } from './optionSource.ts';
import * as api from './optionApi.ts';

export const createOption: MutationResolvers['createOption'] = (_, { input }, context) =>
  answer(async () => {
    const [projectId = '', unitId = ''] = inputIds(input.unitId, 'Unit', 'unitId');
    const body = { name: input.name, active: input.isReference };
    const option = toOption(projectId, unitId, await api.createOption(context.rest, projectId, unitId, body));
    return {
      option,
      optionEdge: newEdge(option, option.optionId),
      unit: () => unitNode(context, projectId, unitId),
    };
  });
