import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { inputNode } from '../relay/ids.ts';
import { unitNode } from '../unit/unitSource.ts';
import { putOverride } from './overrideApi.ts';

/** PUT /v1/projects/{p}/units/{u}/overrides. */
export const overrideCheck: MutationResolvers['overrideCheck'] = (_, { input }, context) =>
  answer(async () => {
    const path = inputNode(input.unitId, 'Unit', 'unitId');
    const { rule, note = null } = input;
    const options = input.optionIds.map(
      (id, at) => inputNode(id, 'Option', 'optionIds', String(at)).optionId,
    );
    await putOverride(context.rest, path, { optionIds: options, rule, note });
    return { unit: () => unitNode(context, path) };
  });
