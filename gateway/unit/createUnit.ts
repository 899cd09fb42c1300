import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer, refusedInput } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { inputNode } from '../relay/ids.ts';
import { noteProject } from '../project/metProjects.ts';
import { readProject } from '../project/projectApi.ts';
import { createConfirmed } from '../upstream/confirmed.ts';
import { floorCounts } from './floorCounts.ts';
import { madeUnit } from './madeUnit.ts';
import { countsBody } from './repetition.ts';
import { floorsOf } from './tower.ts';
import { toUnit } from './unitSource.ts';
import * as api from './unitApi.ts';
import { floorGroupsBody } from './unitBody.ts';

export const createUnit: MutationResolvers['createUnit'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    if (input.floorGroups.length === 0)
      throw refusedInput('VALIDATION_FAILED', 'unit.floor_groups.required', ['floorGroups']);
    const floors = input.floorGroups.reduce((sum, { repetition }) => sum + repetition, 0);
    const data = floorGroupsBody(input.floorGroups);
    const counts = await countsBody(rest, input);
    const body = { name: input.name, type: 'tower', ...counts, data };
    const made = await createConfirmed(rest, {
      what: 'the tower',
      sent: { name: input.name, floors: floorCounts(input.floorGroups) },
      shown: (unit) => ({ name: unit.name, floors: floorCounts(floorsOf(unit)) }),
      make: () => api.createUnit(rest, projectId, body),
      idOf: ({ id }) => id,
      read: (id) => api.readUnit(rest, { projectId, unitId: id }),
      ids: async () => (await readProject(rest, projectId)).units?.map(({ id }) => id) ?? [],
    });
    noteProject(rest, projectId);
    const unit = toUnit(projectId, await madeUnit(rest, projectId, made, floors));
    return { unit, unitEdge: newEdge(unit, unit.unitId) };
  });
