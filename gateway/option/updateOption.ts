import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { inputNode } from '../relay/ids.ts';
import { unitNode } from '../unit/unitSource.ts';
import { updateConfirmed } from '../upstream/confirmed.ts';
import { toOption } from './optionSource.ts';
import * as api from './optionApi.ts';

export const updateOption: MutationResolvers['updateOption'] = (_, { input }, context) =>
  answer(async () => {
    const path = inputNode(input.optionId, 'Option', 'optionId');
    const body = {
      ...(input.name == null ? {} : { name: input.name }),
      ...(input.isReference == null ? {} : { isReference: input.isReference }),
    };
    const row = await updateConfirmed(context.rest, {
      what: 'the option',
      sent: body,
      change: () => api.updateOption(context.rest, path, body, input.revision),
      read: () => api.readOption(context.rest, path),
    });
    const option = toOption(path, row);
    return { option, unit: () => unitNode(context, path) };
  });
