import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { copyBody } from '../relay/copyBody.ts';
import { inputNode } from '../relay/ids.ts';
import { toUnit } from './unitSource.ts';
import * as api from './unitApi.ts';

export const duplicateUnit: MutationResolvers['duplicateUnit'] = (_, { input }, { rest }) =>
  answer(async () => {
    const path = inputNode(input.unitId, 'Unit', 'unitId');
    const unit = toUnit(path.projectId, await api.duplicateUnit(rest, path, copyBody(input)));
    return { unit, unitEdge: newEdge(unit, unit.unitId) };
  });
