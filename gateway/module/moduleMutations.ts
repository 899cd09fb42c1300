import type { GatewayContext } from '../context.ts';
import { refusedInput } from '../errors/userErrors.ts';
import { mutations } from '../mutations.ts';
import type { OptionPath } from '../option/optionApi.ts';
import { optionNode } from '../option/optionSource.ts';
import { newEdge } from '../relay/connection.ts';
import { inputNode, rawId, copyBody } from '../relay/ids.ts';
import { structureBody, structurePath } from '../version/structureBody.ts';
import { toModule } from './moduleSource.ts';
import type { ModuleRow } from './moduleWire.ts';
import * as api from './moduleWriteApi.ts';

export const moduleMutations = mutations({
  createModule: {
    pathOf: ({ structure }) => structurePath(structure),
    async act(input, context) {
      const option = inputNode(input.optionId, 'Option', 'optionId');
      const { type, data } = structureBody(input.structure, false);
      const floor_ids = floorIdsOf(input.floorIds);
      const body = { type, ...nameOf(input), data: { floor_ids, ...data } };
      return made(context, option, await api.createModule(context.rest, option, body));
    },
  },

  updateModule: {
    pathOf: ({ structure }) => structurePath(structure),
    async act(input, context) {
      const path = inputNode(input.moduleId, 'Module', 'moduleId');
      const structure = input.structure == null ? undefined : structureBody(input.structure, true);
      const floors = input.floorIds == null ? {} : { floor_ids: floorIdsOf(input.floorIds) };
      const data = { ...floors, ...structure?.data };
      const body = {
        ...nameOf(input),
        ...(structure === undefined ? {} : { type: structure.type }),
        ...(Object.keys(data).length === 0 ? {} : { data }),
      };
      const row = await api.updateModule(context.rest, path, body, input.revision);
      return {
        module: toModule(path, row),
        option: () => optionNode(context, path),
      };
    },
  },

  async deleteModule({ moduleId }, context) {
    const path = inputNode(moduleId, 'Module', 'moduleId');
    await api.deleteModule(context.rest, path);
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
