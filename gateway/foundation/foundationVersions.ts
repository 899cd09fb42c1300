import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { optionNode } from '../option/optionSource.ts';
import { inputNode } from '../relay/ids.ts';
import * as api from './foundationApi.ts';
import { foundationNode, toFoundationVersion } from './foundationSource.ts';
import { versionChange } from '../version/versionChange.ts';

/** Renames a version of a foundation, or makes it the valid one. */
export const updateFoundationVersion: MutationResolvers['updateFoundationVersion'] = (
  _,
  { input },
  context,
) =>
  answer(async () => {
    const path = inputNode(input.versionId, 'FoundationVersion', 'versionId');
    const body = versionChange(input);
    const row = await api.changeVersion(context.rest, path, body, input.revision);
    return {
      version: toFoundationVersion(path, row),
      foundation: () => foundationNode(context, path),
      option: () => optionNode(context, path),
    };
  });

/** Deletes a version of a foundation that is not the valid one. */
export const deleteFoundationVersion: MutationResolvers['deleteFoundationVersion'] = (
  _,
  { input },
  context,
) =>
  answer(async () => {
    const path = inputNode(input.versionId, 'FoundationVersion', 'versionId');
    await api.removeVersion(context.rest, path);
    return {
      deletedVersionId: input.versionId,
      foundation: () => foundationNode(context, path),
    };
  });
