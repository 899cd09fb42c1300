import { mutations } from '../mutations.ts';
import { putOverride } from '../override/overrideApi.ts';
import { projectNode } from '../project/projectSource.ts';
import { newEdge } from '../relay/connection.ts';
import { inputNode } from '../relay/ids.ts';
import { unitNode } from '../unit/unitSource.ts';
import { createDecision, deleteDecisionNotice } from './decisionApi.ts';
import { toDecision } from './decisionSource.ts';

const optionIdOf = (id: string, ...field: string[]) => inputNode(id, 'Option', ...field).optionId;
const optionIdsOf = (ids: readonly string[]) => ids.map((id, at) => optionIdOf(id, 'optionIds', String(at)));

export const decisionMutations = mutations({
  /** The service computes the comparison from its own rows. */
  async recordDecision(input, context) {
    const path = inputNode(input.unitId, 'Unit', 'unitId');
    const body = {
      optionIds: optionIdsOf(input.optionIds),
      referenceId: optionIdOf(input.referenceId, 'referenceId'),
      chosenId: optionIdOf(input.chosenId, 'chosenId'),
      reason: input.reason,
      ...(input.withFoundation === true ? { withFoundation: true } : {}),
      overrides: input.overrides ?? [],
    };
    const decision = toDecision(await createDecision(context.rest, path, body));
    return {
      decision,
      decisionEdge: newEdge(decision, decision.row.id),
      unit: () => unitNode(context, path),
      project: () => projectNode(context, path.projectId),
    };
  },

  async readDecisionNotice({ decisionId }, { rest }) {
    await deleteDecisionNotice(rest, inputNode(decisionId, 'Decision', 'decisionId').id);
    return { viewer: {} };
  },

  async overrideCheck({ unitId, optionIds, rule, note = null }, context) {
    const path = inputNode(unitId, 'Unit', 'unitId');
    await putOverride(context.rest, path, { optionIds: optionIdsOf(optionIds), rule, note });
    return { unit: () => unitNode(context, path) };
  },
});
