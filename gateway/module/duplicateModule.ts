import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { optionNode } from '../option/optionSource.ts';
import { newEdge } from '../relay/connection.ts';
import { copyBody } from '../relay/copyBody.ts';
import { inputNode } from '../relay/ids.ts';
import { toModule } from './moduleSource.ts';
import * as api from './moduleCopyApi.ts';

export const duplicateModule: MutationResolvers['duplicateModule'] = (_, { input }, context) =>
  answer(async () => {
    const path = inputNode(input.moduleId, 'Module', 'moduleId');
    const row = await api.duplicateModule(context.rest, path, copyBody(input));
    const module = toModule(path, row);
    return {
      module,
      moduleEdge: newEdge(module, module.moduleId),
      option: () => optionNode(context, path),
    };
  });
