import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { optionNode } from '../option/optionSource.ts';
import { newEdge } from '../relay/connection.ts';
import { copyBody } from '../relay/copyBody.ts';
import { inputIds } from '../relay/ids.ts';
import { toModule } from './moduleSource.ts';
import { modulePath, toDetail } from './moduleApi.ts';
import { moduleReply } from './moduleWire.ts';

export const duplicateModule: MutationResolvers['duplicateModule'] = (_, { input }, context) =>
  answer(async () => {
    const [projectId = '', unitId = '', optionId = '', moduleId = ''] = inputIds(
      input.moduleId,
      'Module',
      'moduleId',
    );
    const path = { projectId, unitId, optionId, moduleId };
    const reply = await context.rest.send(
      'POST',
      `${modulePath(path)}/duplicate`,
      copyBody(input),
      moduleReply,
      {
        bundledOnly: 'duplicates',
      },
    );
    const module = toModule(path, toDetail(reply, reply.module?.id ?? '').row);
    return {
      module,
      moduleEdge: newEdge(module, module.moduleId),
      option: () => optionNode(context, projectId, unitId, optionId),
    };
  });
