import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { inputNode } from '../relay/ids.ts';
import { deleteConfirmed } from '../upstream/confirmed.ts';
import { projectPath } from './projectApi.ts';

export const deleteProject: MutationResolvers['deleteProject'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    await deleteConfirmed(rest, projectPath(projectId));
    return { deletedProjectId: input.projectId };
  });
