import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { inputIds } from '../relay/ids.ts';
import { refuseClearing, refusedClearing, stillSet } from './clearing.ts';
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
    const body = projectBody(input, true);
    await refuseClearing(rest, projectId, body);
    const row = await api.updateProject(rest, projectId, body, input.revision);
    const kept = stillSet(row, body);
    if (kept !== undefined) throw refusedClearing(rest, kept);
    return { project: toProject(row) };
  });
