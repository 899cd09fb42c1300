import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { projectNode } from '../project/projectSource.ts';
import { inputIds } from '../relay/ids.ts';
import { deleteDeclaration } from './declarationApi.ts';

type Arguments = { input: { declarationId: string } };

/** DELETE /v1/projects/{p}/declarations/{d}. */
export const withdrawDeclaration = (_: unknown, { input }: Arguments, context: GatewayContext) =>
  answer(async () => {
    const [projectId = '', id = ''] = inputIds(input.declarationId, 'Declaration', 'declarationId');
    await deleteDeclaration(context.rest, projectId, id);
    return {
      withdrawnDeclarationId: input.declarationId,
      project: () => projectNode(context, projectId),
    };
  });
