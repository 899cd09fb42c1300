import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { projectNode } from '../project/projectSource.ts';
import { inputNode } from '../relay/ids.ts';
import { deleteDeclaration } from './declarationApi.ts';

/** DELETE /v1/projects/{p}/declarations/{d}. */
export const withdrawDeclaration: MutationResolvers['withdrawDeclaration'] = (_, { input }, context) =>
  answer(async () => {
    const declaration = inputNode(input.declarationId, 'Declaration', 'declarationId');
    await deleteDeclaration(context.rest, declaration);
    return {
      withdrawnDeclarationId: input.declarationId,
      project: () => projectNode(context, declaration.projectId),
    };
  });
