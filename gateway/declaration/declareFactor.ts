import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { projectNode } from '../project/projectSource.ts';
import { newEdge } from '../relay/connection.ts';
import { inputNode } from '../relay/ids.ts';
import { toDeclaration } from './declarationSource.ts';
import { adoptSharedDeclarations, createDeclaration } from './declarationApi.ts';

/** POST /v1/projects/{p}/declarations. */
const declareFactor: MutationResolvers['declareFactor'] = (_, { input }, context) =>
  answer(async () => {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    const { material, supplier, document, validUntil = null, co2, energy = null } = input;
    const body = { material, supplier, document, validUntil, co2, energy };
    const declaration = toDeclaration(projectId, await createDeclaration(context.rest, projectId, body));
    return {
      declaration,
      declarationEdge: newEdge(declaration, declaration.id),
      project: () => projectNode(context, projectId),
    };
  });

/** POST /v1/projects/{p}/declarations/shared. */
const adoptDeclarations: MutationResolvers['adoptDeclarations'] = (_, { input }, context) =>
  answer(async () => {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    const ids = input.declarationIds.map(
      (id, index) => inputNode(id, 'Declaration', 'declarationIds', String(index)).id,
    );
    const adopted = await adoptSharedDeclarations(context.rest, projectId, ids);
    return {
      declarationEdges: adopted.map((row) => newEdge(toDeclaration(projectId, row), row.id)),
      project: () => projectNode(context, projectId),
    };
  });

export const declaringMutations = { declareFactor, adoptDeclarations };
