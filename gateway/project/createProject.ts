import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { toProject } from './projectSource.ts';
import * as api from './projectApi.ts';
import { projectBody } from './projectBody.ts';

export const createProject: MutationResolvers['createProject'] = (_, { input }, { rest }) =>
  answer(async () => {
    const project = toProject(await api.createProject(rest, projectBody(input, false)));
    return { project, projectEdge: newEdge(project, project.projectId) };
  });
