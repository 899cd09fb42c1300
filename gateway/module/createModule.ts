import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { optionNode } from '../option/optionSource.ts';
import { newEdge } from '../relay/connection.ts';
import { inputIds, rawId } from '../relay/ids.ts';
import { structureBody, structurePath } from '../version/structureBody.ts';
import { toModule } from './moduleSource.ts';
import { modulesPath, toDetail } from './moduleApi.ts';
import { sendModule } from './sendModule.ts';

export const createModule: MutationResolvers['createModule'] = (_, { input }, context) =>
  answer(async () => {
    const [projectId = '', unitId = '', optionId = ''] = inputIds(input.optionId, 'Option', 'optionId');
    const option = { projectId, unitId, optionId };
    const { type, data } = structureBody(input.structure, false);
    const floor_ids = input.floorIds.map((id, at) => rawId(id, 'Floor', 'floorIds', String(at)));
    const body = { type, ...(input.name == null ? {} : { name: input.name }), data: { floor_ids, ...data } };
    const reply = await sendModule(context.rest, 'POST', modulesPath(option), body);
    const module = toModule(option, toDetail(reply, reply.module?.id ?? '').row);
    return {
      module,
      moduleEdge: newEdge(module, module.moduleId),
      option: () => optionNode(context, projectId, unitId, optionId),
    };
  }, structurePath(input.structure));
