import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { inputNode } from '../relay/ids.ts';
import { refuseClearing, refusedClearing, stillSet } from './clearing.ts';
import { updateConfirmed } from '../upstream/confirmed.ts';
import { notSupported } from '../rest/restErrors.ts';
import { knownProfile } from '../upstream/knownProfile.ts';
import { toProject } from './projectSource.ts';
import * as api from './projectApi.ts';
import { expectBuildingTypes } from './expectBuildingTypes.ts';
import { projectBody } from './projectBody.ts';

export const updateProject: MutationResolvers['updateProject'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    const body = projectBody(input, true);
    await expectBuildingTypes(rest, body);
    await refuseClearing(rest, projectId, body);
    if ('benchmarkConsent' in body && !(await knownProfile(rest)).has('benchmarkConsent'))
      throw notSupported('a say in the benchmark');
    const row = await updateConfirmed(rest, {
      what: 'the project',
      sent: body,
      change: () => api.updateProject(rest, projectId, body, input.revision),
      read: () => api.readProject(rest, projectId),
    });
    const kept = stillSet(row, body);
    if (kept !== undefined) throw refusedClearing(rest, kept);
    return { project: toProject(row) };
  });
