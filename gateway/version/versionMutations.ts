import { moduleNode } from '../module/moduleSource.ts';
import { mutations } from '../mutations.ts';
import { newEdge } from '../relay/connection.ts';
import { inputNode } from '../relay/ids.ts';
import { structureBody, structurePath } from './structureBody.ts';
import { toVersion } from './versionSource.ts';
import * as api from './versionApi.ts';
import type { UpdateFoundationVersionInput, UpdateVersionInput } from '../__generated__/resolverTypes.ts';
import { refusedInput } from '../errors/userErrors.ts';

export const versionMutations = mutations({
  createVersion: {
    pathOf: ({ structure }) => structurePath(structure),
    async act({ moduleId, name, description, isValid, structure }, context) {
      const path = inputNode(moduleId, 'Module', 'moduleId');
      const body = {
        ...(name == null ? {} : { name }),
        ...(description == null ? {} : { description }),
        ...structureBody(structure, false),
        isValid,
      };
      const version = toVersion(path, await api.createVersion(context.rest, path, body));
      return {
        version,
        versionEdge: newEdge(version, version.row.id),
        module: () => moduleNode(context, path),
      };
    },
  },
  async updateVersion(input, context) {
    const path = inputNode(input.versionId, 'Version', 'versionId');
    const row = await api.updateVersion(context.rest, path, versionChange(input), input.revision);
    return { version: toVersion(path, row), module: () => moduleNode(context, path) };
  },
  async deleteVersion({ versionId }, context) {
    const path = inputNode(versionId, 'Version', 'versionId');
    await api.deleteVersion(context.rest, path);
    return { deletedVersionId: versionId, module: () => moduleNode(context, path) };
  },
});

/** The change of a version of a module or of a foundation. @throws RefusedInput for one that would leave none valid. */
export function versionChange({
  name,
  description,
  isValid,
}: UpdateVersionInput | UpdateFoundationVersionInput) {
  if (isValid === false) throw refusedInput('VALID_VERSION', 'version.valid.stays', ['isValid']);
  return {
    ...(name == null ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(isValid == null ? {} : { isValid: true }),
  };
}
