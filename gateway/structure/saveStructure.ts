import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { inputIds } from '../relay/ids.ts';
import { toStructure } from './Structure.ts';
import { changeStructure, keepStructure, removeStructure } from './structureApi.ts';

/** The names of this record have capitals on the wire too, so that a fault's path is the input's. */
const samePath = (field: string) => field.split('.');

/** POST /v1/structures. */
export const createStructure: MutationResolvers['createStructure'] = (_, { input }, { rest }) =>
  answer(async () => {
    const structure = toStructure(await keepStructure(rest, { ...input }));
    return { structure, structureEdge: newEdge(structure, structure.databaseId) };
  }, samePath);

/** PATCH /v1/structures/{id}. */
export const updateStructure: MutationResolvers['updateStructure'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { structureId, ...record } = input;
    const [id = ''] = inputIds(structureId, 'Structure', 'structureId');
    return { structure: toStructure(await changeStructure(rest, id, record)) };
  }, samePath);

/** DELETE /v1/structures/{id}. */
export const deleteStructure: MutationResolvers['deleteStructure'] = (_, { input }, { rest }) =>
  answer(async () => {
    const [id = ''] = inputIds(input.structureId, 'Structure', 'structureId');
    await removeStructure(rest, id);
    return { deletedStructureId: input.structureId };
  });
