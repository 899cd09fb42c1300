import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { readOption } from '../option/optionApi.ts';
import { optionNode } from '../option/optionSource.ts';
import { newEdge } from '../relay/connection.ts';
import { inputNode, rawId } from '../relay/ids.ts';
import { structureBody, structurePath } from '../version/structureBody.ts';
import { createConfirmed } from '../upstream/confirmed.ts';
import { moduleIds, sentOf, toMade } from './keptModule.ts';
import { toModule } from './moduleSource.ts';
import { modulesPath, readReply, toDetail } from './moduleApi.ts';
import { sendModule } from './moduleWriteApi.ts';

export const createModule: MutationResolvers['createModule'] = (_, { input }, context) =>
  answer(async () => {
    const option = inputNode(input.optionId, 'Option', 'optionId');
    const { type, data } = structureBody(input.structure, false);
    const floor_ids = input.floorIds.map((id, at) => rawId(id, 'Floor', 'floorIds', String(at)));
    const body = { type, ...(input.name == null ? {} : { name: input.name }), data: { floor_ids, ...data } };
    const { rest } = context;
    const { id, reply } = await createConfirmed(rest, {
      what: 'the module',
      sent: { type, data: body.data },
      shown: sentOf,
      make: () => sendModule(rest, 'POST', modulesPath(option), body).then(toMade),
      idOf: (made) => made.id,
      read: async (moduleId) => ({
        id: moduleId,
        reply: await readReply(rest, { ...option, moduleId }),
      }),
      ids: async () => moduleIds(await readOption(rest, option)),
    });
    const module = toModule(option, { ...toDetail(reply, id).row, id });
    return {
      module,
      moduleEdge: newEdge(module, module.moduleId),
      option: () => optionNode(context, option),
    };
  }, structurePath(input.structure));
