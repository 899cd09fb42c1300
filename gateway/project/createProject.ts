import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { confirmed } from '../upstream/confirmed.ts';
import { toProject } from './projectSource.ts';
import * as api from './projectApi.ts';
import { projectBody } from './projectBody.ts';

export const createProject: MutationResolvers['createProject'] = (_, { input }, { rest }) =>
  answer(async () => {
    const body = projectBody(input, false);
    const made = await api.createProject(rest, body);
    const read = () => api.readProject(rest, made.id);
    const project = toProject(await confirmed(rest, 'the project', body, made, read));
    return { project, projectEdge: newEdge(project, project.projectId) };
  });
