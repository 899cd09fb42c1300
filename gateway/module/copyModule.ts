import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer, inputPath, refusedInput } from '../errors/userErrors.ts';
import { optionNode } from '../option/optionSource.ts';
import { newEdge } from '../relay/connection.ts';
import { inputIds, rawId } from '../relay/ids.ts';
import { toModule } from './moduleSource.ts';
import * as api from './moduleCopyApi.ts';

export const copyModule: MutationResolvers['copyModule'] = (_, { input }, context) =>
  answer(
    async () => {
      const [projectId = '', unitId = '', ownId = '', moduleId = ''] = inputIds(
        input.moduleId,
        'Module',
        'moduleId',
      );
      const target = inputIds(input.optionId, 'Option', 'optionId');
      const optionId = target[2] ?? '';
      if (target[0] !== projectId || target[1] !== unitId)
        throw refusedInput('NOT_FOUND', 'general.id', ['optionId'], { type: 'Option' });
      const original = { projectId, unitId, optionId: ownId, moduleId };
      const body = {
        option_id: optionId,
        floor_ids: input.floorIds.map((id, at) => rawId(id, 'Floor', 'floorIds', String(at))),
        ...(input.name == null ? {} : { name: input.name }),
      };
      const row = await api.copyModule(context.rest, original, body);
      const option = { projectId, unitId, optionId };
      const module = toModule(option, row);
      return {
        module,
        moduleEdge: newEdge(module, module.moduleId),
        option: () => optionNode(context, projectId, unitId, optionId),
      };
    },
    (field) => inputPath(field),
  );
