import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { inputIds } from '../relay/ids.ts';
import { toEstimate } from './Estimate.ts';
import { changeEstimate, keepEstimate, removeEstimate } from './estimateApi.ts';

/** The names of this record have capitals on the wire too, so that a fault's path is the input's. */
const samePath = (field: string) => field.split('.');

/** POST /v1/structures. */
export const createEstimate: MutationResolvers['createStructure'] = (_, { input }, { rest }) =>
  answer(async () => {
    const structure = toEstimate(await keepEstimate(rest, { ...input }));
    return { structure, structureEdge: newEdge(structure, structure.databaseId) };
  }, samePath);

/** PATCH /v1/structures/{id}. */
export const updateEstimate: MutationResolvers['updateStructure'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { structureId, ...record } = input;
    const [id = ''] = inputIds(structureId, 'Structure', 'structureId');
    return { structure: toEstimate(await changeEstimate(rest, id, record)) };
  }, samePath);

/** DELETE /v1/structures/{id}. */
export const deleteEstimate: MutationResolvers['deleteStructure'] = (_, { input }, { rest }) =>
  answer(async () => {
    const [id = ''] = inputIds(input.structureId, 'Structure', 'structureId');
    await removeEstimate(rest, id);
    return { deletedStructureId: input.structureId };
  });
