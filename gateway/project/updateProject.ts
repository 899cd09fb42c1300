import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { inputIds } from '../relay/ids.ts';
import { toProject } from './projectSource.ts';
import * as api from './projectApi.ts';
import { projectBody, type ProjectFields } from './projectBody.ts';

type UpdateProjectInput = ProjectFields & { projectId: string; revision?: number | null };

export const updateProject = (
  _: unknown,
  { input }: { input: UpdateProjectInput },
  { rest }: GatewayContext,
) =>
  answer(async () => {
    const [projectId = ''] = inputIds(input.projectId, 'Project', 'projectId');
    return {
      project: toProject(await api.updateProject(rest, projectId, projectBody(input, true), input.revision)),
    };
  });
