import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type {
  UpdateProjectInput,
  useUpdateProjectMutation,
} from '#relay/useUpdateProjectMutation.graphql.ts';
import type { OnRefused } from '../../relay/useCommit.ts';
import { useMutation } from '../../relay/useMutation.ts';
import { useOffered } from '../../session/offered.ts';

/** Changes a project. */
export function useUpdateProject() {
  const { t } = useTranslation('projectForm');
  const { buildingTypes } = useOffered();
  const [commit, pending] = useMutation<useUpdateProjectMutation>(
    graphql`
      mutation useUpdateProjectMutation($input: UpdateProjectInput!, $buildingTypes: Boolean!) {
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
  const update = (input: UpdateProjectInput, onRefused: OnRefused) =>
    commit({ variables: { input, buildingTypes }, onRefused });
  return [update, pending] as const;
}
