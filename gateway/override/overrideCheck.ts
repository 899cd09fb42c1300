import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { inputIds } from '../relay/ids.ts';
import { unitNode } from '../unit/unitSource.ts';
import { putOverride } from './overrideApi.ts';

/** PUT /v1/projects/{p}/units/{u}/overrides. */
export const overrideCheck: MutationResolvers['overrideCheck'] = (_, { input }, context) =>
  answer(
    async () => {
      const [projectId = '', unitId = ''] = inputIds(input.unitId, 'Unit', 'unitId');
      const { rule, note = null } = input;
      const options = input.optionIds.map((id, at) => inputIds(id, 'Option', 'optionIds', String(at)).at(-1));
      await putOverride(context.rest, projectId, unitId, { option_ids: options, rule, note });
      return { unit: () => unitNode(context, projectId, unitId) };
    },
    (field) => (field === 'option_ids' ? ['optionIds'] : field.split('.')),
  );
