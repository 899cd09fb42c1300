import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useDuplicateProjectMutation } from '#relay/useDuplicateProjectMutation.graphql.ts';
import { adjustCount } from '../../relay/adjustCount.ts';
import { useMutation } from '../../relay/useMutation.ts';
import { useOffered } from '../../session/offered.ts';

/** Copies a project with everything in it; the copy goes to the head of the lists shown. */
export function useDuplicateProject(connections: readonly string[]) {
  const { t } = useTranslation('projectForm');
  const { buildingTypes } = useOffered();
  const [commit, pending] = useMutation<useDuplicateProjectMutation>(
    graphql`
      mutation useDuplicateProjectMutation(
        $input: DuplicateProjectInput!
        $connections: [ID!]!
        $buildingTypes: Boolean!
      ) {
        duplicateProject(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          projectEdge @prependEdge(connections: $connections) {
            cursor
            node {
              id
              databaseId
              figures {
                ...projectFigures_figures
              }
              ...ProjectCard_project
            }
          }
        }
      }
    `,
    { success: t('duplicated'), failure: t('createError') },
  );
  const duplicate = (projectId: string) =>
    commit({
      variables: { input: { projectId }, buildingTypes, connections: [...connections] },
      updater: (store, data) => {
        if (data?.duplicateProject.projectEdge) adjustCount(store, connections, 1);
      },
    });
  return [duplicate, pending] as const;
}
