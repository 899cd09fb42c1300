import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { optionNode } from '../option/optionSource.ts';
import { inputNode, rawId } from '../relay/ids.ts';
import { structureBody, structurePath } from '../version/structureBody.ts';
import { updateConfirmed } from '../upstream/confirmed.ts';
import { sentOf } from './keptModule.ts';
import { toModule } from './moduleSource.ts';
import { modulePath, readReply, toDetail } from './moduleApi.ts';
import { changeBody } from './moduleBody.ts';
import { sendModule } from './moduleWriteApi.ts';

export const updateModule: MutationResolvers['updateModule'] = (_, { input }, context) =>
  answer(async () => {
    const path = inputNode(input.moduleId, 'Module', 'moduleId');
    const { moduleId } = path;
    const structure = input.structure == null ? undefined : structureBody(input.structure, true);
    const floors =
      input.floorIds == null
        ? {}
        : { floor_ids: input.floorIds.map((id, at) => rawId(id, 'Floor', 'floorIds', String(at))) };
    const data = { ...floors, ...structure?.data };
    const body = {
      ...(input.name == null ? {} : { name: input.name }),
      ...(structure === undefined ? {} : { type: structure.type }),
      ...(Object.keys(data).length === 0 ? {} : { data }),
    };
    const changed = await changeBody(context.rest, path, body);
    const { rest } = context;
    const { reply } = await updateConfirmed(rest, {
      what: 'the module',
      sent: { type: changed.type, data: changed.data },
      shown: sentOf,
      change: async () => ({
        id: moduleId,
        reply: await sendModule(rest, 'PATCH', modulePath(path), changed, input.revision),
      }),
      read: async () => ({ id: moduleId, reply: await readReply(rest, path) }),
    });
    return {
      module: toModule(path, { ...toDetail(reply, moduleId).row, id: moduleId }),
      option: () => optionNode(context, path),
    };
  }, structurePath(input.structure));
