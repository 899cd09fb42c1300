import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { inputIds } from '../relay/ids.ts';
import { unitNode } from '../unit/unitSource.ts';
import { confirmed } from '../upstream/confirmed.ts';
import { toOption } from './optionSource.ts';
import * as api from './optionApi.ts';

export const createOption: MutationResolvers['createOption'] = (_, { input }, context) =>
  answer(async () => {
    const [projectId = '', unitId = ''] = inputIds(input.unitId, 'Unit', 'unitId');
    const body = { name: input.name, active: input.isReference };
    const made = await api.createOption(context.rest, projectId, unitId, body);
    const read = () => api.readOption(context.rest, projectId, unitId, made.id);
    const row = await confirmed(context.rest, 'the option', body, made, read);
    const option = toOption(projectId, unitId, row);
    return {
      option,
      optionEdge: newEdge(option, option.optionId),
      unit: () => unitNode(context, projectId, unitId),
    };
  });
