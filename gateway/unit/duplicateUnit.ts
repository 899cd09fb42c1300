import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { copyBody } from '../relay/copyBody.ts';
import { inputIds } from '../relay/ids.ts';
import { toUnit } from './unitSource.ts';
import * as api from './unitApi.ts';

export const duplicateUnit: MutationResolvers['duplicateUnit'] = (_, { input }, { rest }) =>
  answer(async () => {
    const [projectId = '', unitId = ''] = inputIds(input.unitId, 'Unit', 'unitId');
    const unit = toUnit(
      projectId,
      await api.duplicateUnit(rest, api.unitPath(projectId, unitId), copyBody(input)),
    );
    return { unit, unitEdge: newEdge(unit, unit.unitId) };
  });
