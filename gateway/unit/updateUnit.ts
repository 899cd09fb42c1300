import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { inputNode } from '../relay/ids.ts';
import { knownProfile } from '../upstream/knownProfile.ts';
import { countsBody } from './repetition.ts';
import { toUnit } from './unitSource.ts';
import * as api from './unitApi.ts';
import { floorGroupsBody } from './unitBody.ts';

export const updateUnit: MutationResolvers['updateUnit'] = (_, { input }, { rest }) =>
  answer(async () => {
    const path = inputNode(input.unitId, 'Unit', 'unitId');
    const body = {
      ...(input.name == null ? {} : { name: input.name }),
      ...(await countsBody(rest, input)),
      ...(input.floorGroups == null ? {} : { data: floorGroupsBody(input.floorGroups) }),
    };
    if (input.moveModules === true && !(await knownProfile(rest)).has('floorlessModules'))
      Object.assign(body, { moveModules: true });
    const unit = await api.updateUnit(rest, path, body, input.revision);
    return { unit: toUnit(path.projectId, unit), lostReferences: unit.lostReferences ?? [] };
  });
