import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { inputNode } from '../relay/ids.ts';
import { pathIn, recordOf } from './englishNames.ts';
import { toEstimate } from './Estimate.ts';
import { changeEstimate, keepEstimate, removeEstimate } from './estimateApi.ts';

/** POST /v1/structures. */
export const createEstimate: MutationResolvers['createStructure'] = (_, { input }, { rest }) =>
  answer(async () => {
    const structure = toEstimate(await keepEstimate(rest, recordOf(input)));
    return { structure, structureEdge: newEdge(structure, structure.databaseId) };
  }, pathIn(input));

/** PATCH /v1/structures/{id}. */
export const updateEstimate: MutationResolvers['updateStructure'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { structureId, ...record } = input;
    const { id } = inputNode(structureId, 'Structure', 'structureId');
    return { structure: toEstimate(await changeEstimate(rest, id, recordOf(record))) };
  }, pathIn(input));

/** DELETE /v1/structures/{id}. */
export const deleteEstimate: MutationResolvers['deleteStructure'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { id } = inputNode(input.structureId, 'Structure', 'structureId');
    await removeEstimate(rest, id);
    return { deletedStructureId: input.structureId };
  });
