import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { useMoveProjectMutation } from '#relay/useMoveProjectMutation.graphql.ts';
import { useMutation } from '../../../relay/useMutation.ts';

/** Moves a project into an office, by its id, or with null out of it; its people and figures are read anew. */
export function useMoveProject(projectId: string) {
  const { t } = useTranslation('project');
  const { revalidate } = useRevalidator();
  const [commit, pending] = useMutation<useMoveProjectMutation>(
    graphql`
      mutation useMoveProjectMutation($input: MoveProjectInput!) {
        moveProject(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          project {
            ...OfficeOfProject_project
          }
        }
      }
    `,
    { success: t('office.moved'), failure: t('office.error'), invalidates: true },
  );
  const move = async (organizationId: string | null) => {
    const done = await commit({ variables: { input: { projectId, organizationId } } });
    if (done !== null) await revalidate();
  };
  return [move, pending] as const;
}
