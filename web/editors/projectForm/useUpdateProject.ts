import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type {
  UpdateProjectInput,
  useUpdateProjectMutation,
} from '#relay/useUpdateProjectMutation.graphql.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type { UserError } from '../../errors/userError.ts';

type Refused = (errors: readonly UserError[]) => readonly UserError[];

/** Changes a project. */
export function useUpdateProject() {
  const { t } = useTranslation('projectForm');
  const [commit, pending] = useMutation<useUpdateProjectMutation>(
    graphql`
      mutation useUpdateProjectMutation($input: UpdateProjectInput!) {
        updateProject(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          project {
            ...ProjectCard_project
            ...ProjectDetails_project
          }
        }
      }
    `,
    { success: t('updated'), failure: t('updateError') },
  );
  const update = (input: UpdateProjectInput, onRefused: Refused) =>
    commit({ variables: { input }, onRefused });
  return [update, pending] as const;
}
