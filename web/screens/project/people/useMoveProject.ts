import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useMoveProjectMutation } from '#relay/useMoveProjectMutation.graphql.ts';
import { useScreenMutation } from '../../../relay/useScreenMutation.ts';

/** Moves a project into an office, by its id, or with null out of it; its people and figures are read anew. */
export function useMoveProject(projectId: string) {
  const { t } = useTranslation('project');
  const [commit, pending] = useScreenMutation<useMoveProjectMutation>(
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
    { success: t('office.moved'), failure: t('office.error') },
  );
  const move = (organizationId: string | null) =>
    commit({ variables: { input: { projectId, organizationId } } });
  return [move, pending] as const;
}
