import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { inputIds } from '../relay/ids.ts';
import { anything } from '../rest/wire.ts';
import { projectPath } from './projectApi.ts';

export const deleteProject: MutationResolvers['deleteProject'] = (_, { input }, { rest }) =>
  answer(async () => {
    const [projectId = ''] = inputIds(input.projectId, 'Project', 'projectId');
    await rest.send('DELETE', projectPath(projectId), undefined, anything);
    return { deletedProjectId: input.projectId };
  });
