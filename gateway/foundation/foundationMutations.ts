import { mutations } from '../mutations.ts';
import { readOption } from '../option/optionApi.ts';
import { optionNode } from '../option/optionSource.ts';
import { inputNode } from '../relay/ids.ts';
import { badReply, notSupported } from '../rest/restErrors.ts';
import { knownProfile } from '../upstream/knownProfile.ts';
import { versionChange } from '../version/versionMutations.ts';
import * as api from './foundationApi.ts';
import { foundationBody, foundationPath } from './foundationBody.ts';
import { foundationNode, toFoundation, toFoundationVersion } from './foundationSource.ts';

export const foundationMutations = mutations({
  /** Creates the foundation of an option, or changes the valid version of the existing one or adds a version to it. */
  saveFoundation: {
    pathOf: ({ foundation }) => foundationPath(foundation),
    async act(input, context) {
      const option = inputNode(input.optionId, 'Option', 'optionId');
      const { rest } = context;
      if (!(await knownProfile(rest)).has('foundations')) throw notSupported('foundations');
      const body = foundationBody(input.foundation);
      const stored = (await readOption(rest, option)).foundation;
      if (stored === undefined)
        throw badReply("The foundation of an option can't be read: a second one would be made");
      const payload = { option: () => optionNode(context, option) };
      if (stored == null) {
        const data = { unit_id: option.unitId, ...body.data };
        const { module } = await api.createFoundation(rest, option, { ...body, data });
        return { foundation: toFoundation(option, module.row), ...payload };
      }
      const path = { ...option, moduleId: stored.id };
      if (input.asVersion != null) {
        const { name, description, isValid } = input.asVersion;
        const version = { name, ...(description == null ? {} : { description }), isValid };
        await api.addVersion(rest, path, { ...body, ...version });
        return { foundation: await foundationNode(context, path), ...payload };
      }
      const { module } = await api.changeFoundation(rest, path, body, input.revision);
      return { foundation: toFoundation(option, module.row), ...payload };
    },
  },

  /** Deletes the foundation of an option with its versions. */
  async deleteFoundation({ foundationId }, context) {
    const path = inputNode(foundationId, 'Foundation', 'foundationId');
    await api.removeFoundation(context.rest, path);
    return { deletedFoundationId: foundationId, option: () => optionNode(context, path) };
  },

  /** Renames a version of a foundation, or makes it the valid one. */
  async updateFoundationVersion(input, context) {
    const path = inputNode(input.versionId, 'FoundationVersion', 'versionId');
    const row = await api.changeVersion(context.rest, path, versionChange(input), input.revision);
    return {
      version: toFoundationVersion(path, row),
      foundation: () => foundationNode(context, path),
      option: () => optionNode(context, path),
    };
  },

  /** Deletes a version of a foundation that is not the valid one. */
  async deleteFoundationVersion({ versionId }, context) {
    const path = inputNode(versionId, 'FoundationVersion', 'versionId');
    await api.removeVersion(context.rest, path);
    return { deletedVersionId: versionId, foundation: () => foundationNode(context, path) };
  },
});
