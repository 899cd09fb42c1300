import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer, refusedInput } from '../errors/userErrors.ts';
import { optionNode } from '../option/optionSource.ts';
import { inputIds } from '../relay/ids.ts';
import * as api from './foundationApi.ts';
import { foundationNode, toFoundationVersion } from './foundationSource.ts';

/** Renames a version of a foundation, or makes it the valid one. */
export const updateFoundationVersion: MutationResolvers['updateFoundationVersion'] = (
  _,
  { input },
  context,
) =>
  answer(async () => {
    const ids = inputIds(input.versionId, 'FoundationVersion', 'versionId');
    const [projectId = '', unitId = '', optionId = '', moduleId = '', versionId = ''] = ids;
    if (input.isValid === false) throw refusedInput('VALID_VERSION', 'version.valid.stays', ['isValid']);
    const path = { projectId, unitId, optionId, moduleId };
    const body = {
      ...(input.name == null ? {} : { name: input.name }),
      ...(input.description === undefined ? {} : { description: input.description }),
      ...(input.isValid == null ? {} : { is_valid: true }),
    };
    const row = await api.changeVersion(context.rest, path, versionId, body, input.revision);
    return {
      version: toFoundationVersion(path, row),
      foundation: () => foundationNode(context, projectId, unitId, optionId, moduleId),
      option: () => optionNode(context, projectId, unitId, optionId),
    };
  });

/** Deletes a version of a foundation that is not the valid one. */
export const deleteFoundationVersion: MutationResolvers['deleteFoundationVersion'] = (
  _,
  { input },
  context,
) =>
  answer(async () => {
    const ids = inputIds(input.versionId, 'FoundationVersion', 'versionId');
    const [projectId = '', unitId = '', optionId = '', moduleId = '', versionId = ''] = ids;
    await api.removeVersion(context.rest, { projectId, unitId, optionId, moduleId }, versionId);
    return {
      deletedVersionId: input.versionId,
      foundation: () => foundationNode(context, projectId, unitId, optionId, moduleId),
    };
  });
