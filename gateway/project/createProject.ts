import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { createConfirmed } from '../upstream/confirmed.ts';
import { inputNode } from '../relay/ids.ts';
import { toProject } from './projectSource.ts';
import * as api from './projectApi.ts';
import { expectBuildingTypes } from './expectBuildingTypes.ts';
import { projectBody } from './projectBody.ts';

export const createProject: MutationResolvers['createProject'] = (_, { input }, { rest }) =>
  answer(async () => {
    const office = input.organizationId;
    const body = {
      ...projectBody(input, false),
      ...(office == null ? {} : inputNode(office, 'Organization', 'organizationId')),
    };
    await expectBuildingTypes(rest, body);
    // The older live service can't list a project without a tower: a list that fails after a failure leaves it open.
    const row = await createConfirmed(rest, {
      what: 'the project',
      sent: body,
      make: () => api.createProject(rest, body, office == null ? {} : { bundledOnly: 'organizations' }),
      idOf: ({ id }) => id,
      read: (id) => api.readProject(rest, id),
      ids: async () => (await api.newestProjects(rest)).map(({ id }) => id),
    });
    const project = toProject(row);
    return { project, projectEdge: newEdge(project, project.projectId) };
  });
