import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { inputIds } from '../relay/ids.ts';
import { anything } from '../rest/wire.ts';
import { projectPath } from './projectApi.ts';

export const deleteProject = (
  _: unknown,
  { input }: { input: { projectId: string } },
  { rest }: GatewayContext,
) =>
  answer(async () => {
    const [projectId = ''] = inputIds(input.projectId, 'Project', 'projectId');
    await rest.send('DELETE', projectPath(projectId), undefined, anything);
    return { deletedProjectId: input.projectId };
  });
