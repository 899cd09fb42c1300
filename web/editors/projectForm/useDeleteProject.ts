import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { useDeleteProjectMutation } from '#relay/useDeleteProjectMutation.graphql.ts';
import { deleteWithUndo } from '../../components/deletion/deleteWithUndo.ts';
import { adjustCount } from '../../relay/adjustCount.ts';
import { useMutation } from '../../relay/useMutation.ts';

/** Deletes a project after ten seconds in which it can be undone. */
export function useDeleteProject(connections: readonly string[]) {
  const { t } = useTranslation('projectForm');
  const { revalidate } = useRevalidator();
  const [commit] = useMutation<useDeleteProjectMutation>(
    graphql`
      mutation useDeleteProjectMutation($input: DeleteProjectInput!, $connections: [ID!]!) {
        deleteProject(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          deletedProjectId @deleteEdge(connections: $connections)
        }
      }
    `,
    { failure: t('deleteError'), invalidates: true },
  );
  const send = async (projectId: string) => {
    const done = await commit({
      variables: { input: { projectId }, connections: [...connections] },
      updater: (store, data) => {
        if (data?.deleteProject.deletedProjectId) adjustCount(store, connections, -1);
      },
    });
    if (done !== null) await revalidate();
    return done;
  };
  return (projectId: string) =>
    deleteWithUndo(projectId, { done: t('deleted'), totals: t('undo.totals') }, () => send(projectId));
}
