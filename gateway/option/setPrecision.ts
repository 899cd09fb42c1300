import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { inputNode } from '../relay/ids.ts';
import { setPrecision as set } from './optionApi.ts';
import { toOption } from './optionSource.ts';

/** PATCH /v1/projects/{p}/units/{u}/options/{o} with the precision alone. */
export const setPrecision: MutationResolvers['setPrecision'] = (_, { input }, { rest }) =>
  answer(async () => {
    const path = inputNode(input.optionId, 'Option', 'optionId');
    return { option: toOption(path, await set(rest, path, input.precision ?? null)) };
  });
