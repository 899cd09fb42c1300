import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { projectNode } from '../project/projectSource.ts';
import { newEdge } from '../relay/connection.ts';
import { inputIds } from '../relay/ids.ts';
import { unitNode } from '../unit/unitSource.ts';
import { createDecision } from './decisionApi.ts';
import { toDecision } from './decisionSource.ts';

const names: Record<string, string> = {
  option_ids: 'optionIds',
  reference_id: 'referenceId',
  chosen_id: 'chosenId',
  with_foundation: 'withFoundation',
};

/** POST /v1/projects/{p}/units/{u}/decisions: the service works the comparison out from its own rows. */
export const recordDecision: MutationResolvers['recordDecision'] = (_, { input }, context) =>
  answer(
    async () => {
      const [projectId = '', unitId = ''] = inputIds(input.unitId, 'Unit', 'unitId');
      const option = (id: string, ...path: string[]) => inputIds(id, 'Option', ...path).at(-1);
      const body = {
        option_ids: input.optionIds.map((id, index) => option(id, 'optionIds', String(index))),
        reference_id: option(input.referenceId, 'referenceId'),
        chosen_id: option(input.chosenId, 'chosenId'),
        reason: input.reason,
        ...(input.withFoundation === true ? { with_foundation: true } : {}),
        overrides: input.overrides ?? [],
      };
      const decision = toDecision(projectId, await createDecision(context.rest, projectId, unitId, body));
      return {
        decision,
        decisionEdge: newEdge(decision, decision.row.id),
        unit: () => unitNode(context, projectId, unitId),
        project: () => projectNode(context, projectId),
      };
    },
    (field) => {
      const [first = '', ...rest] = field.split('.');
      return [names[first] ?? first, ...rest];
    },
  );
