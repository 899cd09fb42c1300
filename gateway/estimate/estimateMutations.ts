import { mutations } from '../mutations.ts';
import { newEdge } from '../relay/connection.ts';
import { inputNode } from '../relay/ids.ts';
import { pathIn, recordOf } from './englishNames.ts';
import { toEstimate } from './Estimate.ts';
import { changeEstimate, keepEstimate, removeEstimate } from './estimateApi.ts';

export const estimateMutations = mutations({
  createStructure: {
    pathOf: pathIn,
    async act(input, { rest }) {
      const structure = toEstimate(await keepEstimate(rest, recordOf(input)));
      return { structure, structureEdge: newEdge(structure, structure.databaseId) };
    },
  },

  updateStructure: {
    pathOf: pathIn,
    async act({ structureId, ...record }, { rest }) {
      const { id } = inputNode(structureId, 'Structure', 'structureId');
      return { structure: toEstimate(await changeEstimate(rest, id, recordOf(record))) };
    },
  },

  async deleteStructure({ structureId }, { rest }) {
    await removeEstimate(rest, inputNode(structureId, 'Structure', 'structureId').id);
    return { deletedStructureId: structureId };
  },
});
