import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { optionNode } from '../option/optionSource.ts';
import { readOption } from '../option/optionApi.ts';
import { inputNode } from '../relay/ids.ts';
import { badReply, notSupported } from '../rest/restErrors.ts';
import { knownProfile } from '../upstream/knownProfile.ts';
import * as api from './foundationApi.ts';
import { foundationBody, foundationPath } from './foundationBody.ts';
import { foundationNode, toFoundation } from './foundationSource.ts';

/** Enters the foundation of an option, or changes the one it has: its valid version, or a new one beside it. */
export const saveFoundation: MutationResolvers['saveFoundation'] = (_, { input }, context) =>
  answer(async () => {
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
  }, foundationPath(input.foundation));

/** Takes the foundation of an option away, with its versions. */
export const deleteFoundation: MutationResolvers['deleteFoundation'] = (_, { input }, context) =>
  answer(async () => {
    const path = inputNode(input.foundationId, 'Foundation', 'foundationId');
    await api.removeFoundation(context.rest, path);
    return {
      deletedFoundationId: input.foundationId,
      option: () => optionNode(context, path),
    };
  });
