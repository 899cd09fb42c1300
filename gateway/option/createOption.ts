import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { inputIds } from '../relay/ids.ts';
import { unitNode } from '../unit/unitSource.ts';
import { makeSurely } from '../upstream/confirmed.ts';
import { toOption } from './optionSource.ts';
import * as api from './optionApi.ts';

export const createOption: MutationResolvers['createOption'] = (_, { input }, context) =>
  answer(async () => {
    const [projectId = '', unitId = ''] = inputIds(input.unitId, 'Unit', 'unitId');
    const body = { name: input.name, active: input.isReference };
    const row = await makeSurely(context.rest, {
      what: 'the option',
      sent: body,
      make: () => api.createOption(context.rest, projectId, unitId, body),
      idOf: ({ id }) => id,
      read: (id) => api.readOption(context.rest, projectId, unitId, id),
      ids: () => api.readOptionIds(context.rest, projectId, unitId),
    });
    const option = toOption(projectId, unitId, row);
    return {
      option,
      optionEdge: newEdge(option, option.optionId),
      unit: () => unitNode(context, projectId, unitId),
    };
  });
