import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import type { UnitActions_unit$key } from '#relay/UnitActions_unit.graphql.ts';
import { ActionsMenu, type Action } from '../../../components/dialogs/ActionsMenu.tsx';
import { ConfirmDrawer } from '../../../components/dialogs/ConfirmDrawer.tsx';
import { useOffered } from '../../../session/offered.ts';
import { paths } from '../../../paths.ts';
import { ContentCopy, DeleteOutlined, EditOutlined } from '../../../theme/icons.tsx';
import { useDeleteUnit } from './useDeleteUnit.ts';
import { useDuplicateUnit } from './useDuplicateUnit.ts';

type Props = { unit: UnitActions_unit$key; projectId: string; connections: readonly string[] };

/** Edit, duplicate and delete, as far as the user may. */
export function UnitActions({ unit, projectId, connections }: Props) {
  const { t } = useTranslation('project');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { id, databaseId, name, viewerCanEdit, viewerCanDelete } = useFragment(
    graphql`
      fragment UnitActions_unit on Unit {
        id
        databaseId
        name
        viewerCanEdit
        viewerCanDelete
      }
    `,
    unit,
  );
  const [duplicate] = useDuplicateUnit(connections);
  const deleteUnit = useDeleteUnit(connections);
  const actions: Action[] = [];
  const offered = useOffered();
  if (viewerCanEdit && offered.unitChanges) {
    const edit = () =>
      void navigate(paths.editUnitOf({ projectId, unitId: databaseId }), {
        state: { from: paths.project(projectId) },
      });
    actions.push({ label: t('edit'), icon: <EditOutlined fontSize="small" />, onSelect: edit });
  }
  if (viewerCanEdit && offered.duplicates) {
    const copy = () => void duplicate(id);
    actions.push({ label: t('duplicate'), icon: <ContentCopy fontSize="small" />, onSelect: copy });
  }
  if (viewerCanDelete) {
    const onSelect = () => setAsking(true);
    const icon = <DeleteOutlined fontSize="small" />;
    actions.push({ label: t('delete'), icon, onSelect, destructive: true });
  }
  return (
    <>
      <ActionsMenu label={t('units.actions', { name })} actions={actions} />
      <ConfirmDrawer
        open={asking}
        title={t('units.delete.title')}
        text={t('units.delete.text', { name })}
        confirmLabel={t('delete')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          deleteUnit(id);
        }}
      />
    </>
  );
}
