import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { inputIds } from '../relay/ids.ts';
import { unitNode } from '../unit/unitSource.ts';
import { changeSurely } from '../upstream/confirmed.ts';
import { toOption } from './optionSource.ts';
import * as api from './optionApi.ts';

export const updateOption: MutationResolvers['updateOption'] = (_, { input }, context) =>
  answer(async () => {
    const [projectId = '', unitId = '', optionId = ''] = inputIds(input.optionId, 'Option', 'optionId');
    const body = {
      ...(input.name == null ? {} : { name: input.name }),
      ...(input.isReference == null ? {} : { active: input.isReference }),
    };
    const path = api.optionPath(projectId, unitId, optionId);
    const row = await changeSurely(context.rest, {
      what: 'the option',
      sent: body,
      change: () => api.updateOption(context.rest, path, body, input.revision),
      read: () => api.readOption(context.rest, projectId, unitId, optionId),
    });
    const option = toOption(projectId, unitId, row);
    return { option, unit: () => unitNode(context, projectId, unitId) };
  });
