import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { moduleNode } from '../module/moduleSource.ts';
import { inputIds } from '../relay/ids.ts';
import * as api from './versionApi.ts';

export const deleteVersion: MutationResolvers['deleteVersion'] = (_, { input }, context) =>
  answer(async () => {
    const [projectId = '', unitId = '', optionId = '', moduleId = '', versionId = ''] = inputIds(
      input.versionId,
      'Version',
      'versionId',
    );
    const path = { projectId, unitId, optionId, moduleId };
    await api.deleteVersion(context.rest, path, versionId);
    return {
      deletedVersionId: input.versionId,
      module: () => moduleNode(context, projectId, unitId, optionId, moduleId),
    };
  });
