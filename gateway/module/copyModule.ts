import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer, inputPath, refusedInput } from '../errors/userErrors.ts';
import { optionNode } from '../option/optionSource.ts';
import { newEdge } from '../relay/connection.ts';
import { inputNode, rawId } from '../relay/ids.ts';
import { toModule } from './moduleSource.ts';
import * as api from './moduleCopyApi.ts';

export const copyModule: MutationResolvers['copyModule'] = (_, { input }, context) =>
  answer(
    async () => {
      const original = inputNode(input.moduleId, 'Module', 'moduleId');
      const option = inputNode(input.optionId, 'Option', 'optionId');
      if (option.projectId !== original.projectId || option.unitId !== original.unitId)
        throw refusedInput('NOT_FOUND', 'general.id', ['optionId'], { type: 'Option' });
      const body = {
        option_id: option.optionId,
        floor_ids: input.floorIds.map((id, at) => rawId(id, 'Floor', 'floorIds', String(at))),
        ...(input.name == null ? {} : { name: input.name }),
      };
      const row = await api.copyModule(context.rest, original, body);
      const module = toModule(option, row);
      return {
        module,
        moduleEdge: newEdge(module, module.moduleId),
        option: () => optionNode(context, option),
      };
    },
    (field) => inputPath(field),
  );
