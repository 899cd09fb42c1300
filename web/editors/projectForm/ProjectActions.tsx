import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProjectActions_project$key } from '#relay/ProjectActions_project.graphql.ts';
import { ActionsMenu, type Action } from '../../components/dialogs/ActionsMenu.tsx';
import { ConfirmDrawer } from '../../components/dialogs/ConfirmDrawer.tsx';
import { useOffered } from '../../session/offered.ts';
import { useDeleteProject } from './useDeleteProject.ts';
import { useDuplicateProject } from './useDuplicateProject.ts';
import { lazyPart } from '../../routing/lazyPart.tsx';
import { ContentCopy, DeleteOutlined, EditOutlined } from '../../theme/icons.tsx';

const EditProjectDrawer = lazyPart(() =>
  import('./EditProjectDrawer.tsx').then((part) => part.EditProjectDrawer),
);

type Props = {
  project: ProjectActions_project$key;
  /** Lists to add the copy to and take the deleted one from. */
  connections?: readonly string[];
  onDeleted?: () => void;
  onDuplicated?: () => void;
};

const none: readonly string[] = [];

/** Edit, duplicate and delete, as far as the user may. */
export function ProjectActions({ project, connections = none, onDeleted, onDuplicated }: Props) {
  const { t } = useTranslation('projectForm');
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
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
  const [duplicate] = useDuplicateProject(connections);
  const deleteProject = useDeleteProject(connections);
  const close = () => setOpen(null);
  const offered = useOffered();
  const actions: Action[] = [];
  if (offered.duplicates)
    actions.push({
      label: t('duplicate'),
      icon: <ContentCopy fontSize="small" />,
      onSelect: () => void duplicate(data.id).then((done) => done && onDuplicated?.()),
    });
  if (data.viewerCanEdit)
    actions.unshift({
      label: t('edit'),
      icon: <EditOutlined fontSize="small" />,
      onSelect: () => setOpen('edit'),
    });
  if (data.viewerCanDelete)
    actions.push({
      label: t('delete'),
      icon: <DeleteOutlined fontSize="small" />,
      onSelect: () => setOpen('delete'),
      destructive: true,
    });
  return (
    <>
      <ActionsMenu label={t('actions', { name: data.name })} actions={actions} />
      {open === 'edit' && <EditProjectDrawer project={data} onClose={close} />}
      <ConfirmDrawer
        open={open === 'delete'}
        title={t('delete.title')}
        text={t('delete.text', { name: data.name })}
        confirmLabel={t('delete')}
        onCancel={close}
        onConfirm={() => {
          close();
          deleteProject(data.id);
          onDeleted?.();
        }}
      />
    </>
  );
}
