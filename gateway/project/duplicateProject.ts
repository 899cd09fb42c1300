import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { copyBody } from '../relay/copyBody.ts';
import { inputNode } from '../relay/ids.ts';
import { toProject } from './projectSource.ts';
import * as api from './projectApi.ts';

export const duplicateProject: MutationResolvers['duplicateProject'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    const project = toProject(await api.duplicateProject(rest, projectId, copyBody(input)));
    return { project, projectEdge: newEdge(project, project.projectId) };
  });
