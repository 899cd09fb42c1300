import { mutations } from '../mutations.ts';
import { projectNode } from '../project/projectSource.ts';
import { newEdge } from '../relay/connection.ts';
import { inputNode } from '../relay/ids.ts';
import * as api from './declarationApi.ts';
import { toDeclaration } from './declarationSource.ts';

export const declarationMutations = mutations({
  async declareFactor(input, context) {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    const { material, supplier, document, validUntil = null, co2, energy = null } = input;
    const body = { material, supplier, document, validUntil, co2, energy };
    const declaration = toDeclaration(projectId, await api.createDeclaration(context.rest, projectId, body));
    return {
      declaration,
      declarationEdge: newEdge(declaration, declaration.id),
      project: () => projectNode(context, projectId),
    };
  },

  async adoptDeclarations(input, context) {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    const ids = input.declarationIds.map(
      (id, index) => inputNode(id, 'Declaration', 'declarationIds', String(index)).id,
    );
    const adopted = await api.adoptSharedDeclarations(context.rest, projectId, ids);
    return {
      declarationEdges: adopted.map((row) => newEdge(toDeclaration(projectId, row), row.id)),
      project: () => projectNode(context, projectId),
    };
  },

  async withdrawDeclaration({ declarationId }, context) {
    const declaration = inputNode(declarationId, 'Declaration', 'declarationId');
    await api.deleteDeclaration(context.rest, declaration);
    return {
      withdrawnDeclarationId: declarationId,
      project: () => projectNode(context, declaration.projectId),
    };
  },
});
