import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { moduleNode } from '../module/moduleSource.ts';
import { inputNode } from '../relay/ids.ts';
import * as api from './versionApi.ts';

export const deleteVersion: MutationResolvers['deleteVersion'] = (_, { input }, context) =>
  answer(async () => {
    const path = inputNode(input.versionId, 'Version', 'versionId');
    await api.deleteVersion(context.rest, path);
    return {
      deletedVersionId: input.versionId,
      module: () => moduleNode(context, path),
    };
  });
