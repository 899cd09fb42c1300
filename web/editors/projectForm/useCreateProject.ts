import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type {
  CreateProjectInput,
  useCreateProjectMutation,
} from '#relay/useCreateProjectMutation.graphql.ts';
import { adjustCount } from '../../relay/adjustCount.ts';
import type { OnRefused } from '../../relay/useCommit.ts';
import { useMutation } from '../../relay/useMutation.ts';
import { useOffered } from '../../session/offered.ts';

/** Makes a project and puts it at the head of the lists shown. */
export function useCreateProject(connections: readonly string[]) {
  const { t } = useTranslation('projectForm');
  const { buildingTypes } = useOffered();
  const [commit, pending] = useMutation<useCreateProjectMutation>(
    graphql`
      mutation useCreateProjectMutation(
        $input: CreateProjectInput!
        $connections: [ID!]!
        $buildingTypes: Boolean!
      ) {
        createProject(input: $input) {
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
    { success: t('created'), failure: t('createError') },
  );
  const create = (input: CreateProjectInput, onRefused: OnRefused) =>
    commit({
      variables: { input, buildingTypes, connections: [...connections] },
      onRefused,
      updater: (store, data) => {
        if (data?.createProject.projectEdge) adjustCount(store, connections, 1);
      },
    });
  return [create, pending] as const;
}
