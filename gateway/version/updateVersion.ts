import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { moduleNode } from '../module/moduleSource.ts';
import { inputNode } from '../relay/ids.ts';
import { toVersion } from './versionSource.ts';
import * as api from './versionApi.ts';
import { versionChange } from './versionChange.ts';

export const updateVersion: MutationResolvers['updateVersion'] = (_, { input }, context) =>
  answer(async () => {
    const path = inputNode(input.versionId, 'Version', 'versionId');
    const body = versionChange(input);
    return {
      version: toVersion(path, await api.updateVersion(context.rest, path, body, input.revision)),
      module: () => moduleNode(context, path),
    };
  });
