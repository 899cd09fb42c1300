import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProjectActions_project$key } from '#relay/ProjectActions_project.graphql.ts';
import type { ProjectActionsDeleteMutation } from '#relay/ProjectActionsDeleteMutation.graphql.ts';
import type { ProjectActionsDuplicateMutation } from '#relay/ProjectActionsDuplicateMutation.graphql.ts';
import { useDeletion } from '../../components/deletion/useDeletion.ts';
import { ActionsMenu } from '../../components/dialogs/ActionsMenu.tsx';
import { deleteAction } from '../../components/dialogs/deleteAction.ts';
import { adjustCount } from '../../relay/mutations/adjustCount.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { lazyPart } from '../../routing/lazyPart.tsx';
import { useOffered } from '../../session/offered.ts';
import { ContentCopy, EditOutlined } from '../../theme/icons.tsx';

const EditProjectDrawer = lazyPart(() =>
  import('./EditProjectDrawer.tsx').then((part) => part.EditProjectDrawer),
);

type Props = {
  project: ProjectActions_project$key;
  /** Lists to add the copy to, at the top, and to remove the deleted one from. */
  connections?: readonly string[];
  onDeleted?: () => void;
  onDuplicated?: () => void;
};

const none: readonly string[] = [];

/** Edit, duplicate and delete, as far as the user may. */
export function ProjectActions({ project, connections = none, onDeleted, onDuplicated }: Props) {
  const { t } = useTranslation('projectForm');
  const [isEditing, setEditing] = useState(false);
  const data = useFragment(
    graphql`
      fragment ProjectActions_project on Project {
        id
        name
        viewerCanEdit
        viewerCanDelete
        ...EditProjectDrawer_project
      }
    `,
    project,
  );
  const { duplicates, buildingTypes } = useOffered();
  const [commitCopy] = useMutation<ProjectActionsDuplicateMutation>(
    graphql`
      mutation ProjectActionsDuplicateMutation(
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
              ...ProjectCards_project
            }
          }
        }
      }
    `,
    { success: t('duplicated'), failure: t('createError'), invalidates: true },
  );
  const commitDeletion = useDeletion<ProjectActionsDeleteMutation>(
    graphql`
      mutation ProjectActionsDeleteMutation($input: DeleteProjectInput!, $connections: [ID!]!) {
        deleteProject(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          deletedProjectId @deleteEdge(connections: $connections)
        }
      }
    `,
    { done: t('deleted'), failure: t('deleteError'), totals: t('undo.totals') },
  );
  const { id, name } = data;
  const input = { projectId: id };
  const duplicate = async () => {
    const done = await commitCopy({
      variables: { input, buildingTypes, connections },
      updater: (store, answer) => {
        if (answer?.duplicateProject.projectEdge) adjustCount(store, connections, 1);
      },
    });
    if (done !== null) onDuplicated?.();
  };
  const remove = () => {
    commitDeletion(id, {
      variables: { input, connections },
      updater: (store, answer) => {
        if (answer?.deleteProject.deletedProjectId) adjustCount(store, connections, -1);
      },
    });
    onDeleted?.();
  };
  return (
    <>
      <ActionsMenu
        label={t('actions', { name })}
        actions={[
          data.viewerCanEdit && { label: t('edit'), icon: EditOutlined, onSelect: () => setEditing(true) },
          duplicates && { label: t('duplicate'), icon: ContentCopy, onSelect: () => void duplicate() },
          data.viewerCanDelete &&
            deleteAction(t('delete'), remove, { title: t('delete.title'), text: t('delete.text', { name }) }),
        ]}
      />
      {isEditing && <EditProjectDrawer project={data} onClose={() => setEditing(false)} />}
    </>
  );
}
