import type { GatewayContext } from '../context.ts';
import { refusedInput } from '../errors/userErrors.ts';
import { mutations } from '../mutations.ts';
import { type OptionPath, readOption } from '../option/optionApi.ts';
import { optionNode } from '../option/optionSource.ts';
import { newEdge } from '../relay/connection.ts';
import { copyBody } from '../relay/copyBody.ts';
import { inputNode, rawId } from '../relay/ids.ts';
import { createConfirmed, deleteConfirmed, updateConfirmed } from '../upstream/confirmed.ts';
import { structureBody, structurePath } from '../version/structureBody.ts';
import { moduleIds, sentOf, toMade } from './keptModule.ts';
import { modulePath, modulesPath, readReply, toDetail } from './moduleApi.ts';
import { changeBody } from './moduleBody.ts';
import { toModule } from './moduleSource.ts';
import type { ModuleRow } from './moduleWire.ts';
import * as api from './moduleWriteApi.ts';

/** What makes and changes modules. */
export const moduleMutations = mutations({
  createModule: {
    pathOf: ({ structure }) => structurePath(structure),
    async act(input, context) {
      const { rest } = context;
      const option = inputNode(input.optionId, 'Option', 'optionId');
      const { type, data } = structureBody(input.structure, false);
      const floor_ids = floorIdsOf(input.floorIds);
      const body = { type, ...nameOf(input), data: { floor_ids, ...data } };
      const { id, reply } = await createConfirmed(rest, {
        what: 'the module',
        sent: { type, data: body.data },
        shown: sentOf,
        make: () => api.sendModule(rest, 'POST', modulesPath(option), body).then(toMade),
        idOf: (each) => each.id,
        read: async (moduleId) => ({ id: moduleId, reply: await readReply(rest, { ...option, moduleId }) }),
        ids: async () => moduleIds(await readOption(rest, option)),
      });
      return made(context, option, { ...toDetail(reply, id).row, id });
    },
  },

  updateModule: {
    pathOf: ({ structure }) => structurePath(structure),
    async act(input, context) {
      const { rest } = context;
      const path = inputNode(input.moduleId, 'Module', 'moduleId');
      const { moduleId } = path;
      const structure = input.structure == null ? undefined : structureBody(input.structure, true);
      const floors = input.floorIds == null ? {} : { floor_ids: floorIdsOf(input.floorIds) };
      const data = { ...floors, ...structure?.data };
      const changed = await changeBody(rest, path, {
        ...nameOf(input),
        ...(structure === undefined ? {} : { type: structure.type }),
        ...(Object.keys(data).length === 0 ? {} : { data }),
      });
      const { reply } = await updateConfirmed(rest, {
        what: 'the module',
        sent: { type: changed.type, data: changed.data },
        shown: sentOf,
        change: async () => ({
          id: moduleId,
          reply: await api.sendModule(rest, 'PATCH', modulePath(path), changed, input.revision),
        }),
        read: async () => ({ id: moduleId, reply: await readReply(rest, path) }),
      });
      return {
        module: toModule(path, { ...toDetail(reply, moduleId).row, id: moduleId }),
        option: () => optionNode(context, path),
      };
    },
  },

  async deleteModule({ moduleId }, context) {
    const path = inputNode(moduleId, 'Module', 'moduleId');
    await deleteConfirmed(context.rest, modulePath(path));
    return { deletedModuleId: moduleId, option: () => optionNode(context, path) };
  },

  async duplicateModule(input, context) {
    const path = inputNode(input.moduleId, 'Module', 'moduleId');
    return made(context, path, await api.duplicateModule(context.rest, path, copyBody(input)));
  },

  async copyModule(input, context) {
    const original = inputNode(input.moduleId, 'Module', 'moduleId');
    const option = inputNode(input.optionId, 'Option', 'optionId');
    if (option.projectId !== original.projectId || option.unitId !== original.unitId)
      throw refusedInput('NOT_FOUND', 'general.id', ['optionId'], { type: 'Option' });
    const body = {
      option_id: option.optionId,
      floor_ids: floorIdsOf(input.floorIds),
      ...nameOf(input),
    };
    return made(context, option, await api.copyModule(context.rest, original, body));
  },
});

const nameOf = ({ name }: { name?: string | null | undefined }) => (name == null ? {} : { name });

const floorIdsOf = (ids: readonly string[]) =>
  ids.map((id, at) => rawId(id, 'Floor', 'floorIds', String(at)));

function made(context: GatewayContext, option: OptionPath, row: ModuleRow) {
  const module = toModule(option, row);
  return {
    module,
    moduleEdge: newEdge(module, module.moduleId),
    option: () => optionNode(context, option),
  };
}
