import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { projectNode } from '../project/projectSource.ts';
import { newEdge } from '../relay/connection.ts';
import { inputNode } from '../relay/ids.ts';
import { unitNode } from '../unit/unitSource.ts';
import { createDecision } from './decisionApi.ts';
import { toDecision } from './decisionSource.ts';

/** POST /v1/projects/{p}/units/{u}/decisions: the service works the comparison out from its own rows. */
export const recordDecision: MutationResolvers['recordDecision'] = (_, { input }, context) =>
  answer(async () => {
    const path = inputNode(input.unitId, 'Unit', 'unitId');
    const option = (id: string, ...field: string[]) => inputNode(id, 'Option', ...field).optionId;
    const body = {
      optionIds: input.optionIds.map((id, index) => option(id, 'optionIds', String(index))),
      referenceId: option(input.referenceId, 'referenceId'),
      chosenId: option(input.chosenId, 'chosenId'),
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
  });
