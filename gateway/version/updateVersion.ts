import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer, refusedInput } from '../errors/userErrors.ts';
import { moduleNode } from '../module/moduleSource.ts';
import { inputNode } from '../relay/ids.ts';
import { toVersion } from './versionSource.ts';
import * as api from './versionApi.ts';

export const updateVersion: MutationResolvers['updateVersion'] = (_, { input }, context) =>
  answer(async () => {
    const path = inputNode(input.versionId, 'Version', 'versionId');
    if (input.isValid === false) throw refusedInput('VALID_VERSION', 'version.valid.stays', ['isValid']);
    const body = {
      ...(input.name == null ? {} : { name: input.name }),
      ...(input.description === undefined ? {} : { description: input.description }),
      ...(input.isValid == null ? {} : { is_valid: true }),
    };
    return {
      version: toVersion(path, await api.updateVersion(context.rest, path, body, input.revision)),
      module: () => moduleNode(context, path),
    };
  });
