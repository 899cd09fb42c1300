import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { inputNode } from '../relay/ids.ts';
import { unitNode } from '../unit/unitSource.ts';
import { createConfirmed } from '../upstream/confirmed.ts';
import { toOption } from './optionSource.ts';
import * as api from './optionApi.ts';

export const createOption: MutationResolvers['createOption'] = (_, { input }, context) =>
  answer(async () => {
    const path = inputNode(input.unitId, 'Unit', 'unitId');
    const body = { name: input.name, isReference: input.isReference };
    const row = await createConfirmed(context.rest, {
      what: 'the option',
      sent: body,
      make: () => api.createOption(context.rest, path, body),
      idOf: ({ id }) => id,
      read: (id) => api.readOption(context.rest, { ...path, optionId: id }),
      ids: () => api.readOptionIds(context.rest, path),
    });
    const option = toOption(path, row);
    return {
      option,
      optionEdge: newEdge(option, option.optionId),
      unit: () => unitNode(context, path),
    };
  });
