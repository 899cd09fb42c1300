import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { copyBody } from '../relay/copyBody.ts';
import { inputIds } from '../relay/ids.ts';
import { toProject } from './projectSource.ts';
import * as api from './projectApi.ts';

type DuplicateProjectInput = { projectId: string; name?: string | null };

export const duplicateProject = (
  _: unknown,
  { input }: { input: DuplicateProjectInput },
  { rest }: GatewayContext,
) =>
  answer(async () => {
    const [projectId = ''] = inputIds(input.projectId, 'Project', 'projectId');
    const project = toProject(await api.duplicateProject(rest, projectId, copyBody(input)));
    return { project, projectEdge: newEdge(project, project.projectId) };
  });
