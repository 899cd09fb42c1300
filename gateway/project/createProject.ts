import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { toProject } from './projectSource.ts';
import * as api from './projectApi.ts';
import { projectBody, type ProjectFields } from './projectBody.ts';

export const createProject = (_: unknown, { input }: { input: ProjectFields }, { rest }: GatewayContext) =>
  answer(async () => {
    const project = toProject(await api.createProject(rest, projectBody(input, false)));
    return { project, projectEdge: newEdge(project, project.projectId) };
  });
