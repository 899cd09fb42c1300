import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import type { ModuleActions_module$key } from '#relay/ModuleActions_module.graphql.ts';
import { ActionsMenu, type Action } from '../../components/dialogs/ActionsMenu.tsx';
import { ConfirmDrawer } from '../../components/dialogs/ConfirmDrawer.tsx';
import { useOffered } from '../../session/offered.ts';
import { comingFrom, type Family } from '../../shell/families.ts';
import { useDeleteModule } from './useDeleteModule.ts';
import { useDuplicateModule } from './useDuplicateModule.ts';
import { lazyPart } from '../../routing/lazyPart.tsx';
import {
  ContentCopy,
  DeleteOutlined,
  DriveFileMoveOutlined,
  EditOutlined,
  History,
} from '../../theme/icons.tsx';

const CopyModuleDialog = lazyPart(() =>
  import('./CopyModuleDialog.tsx').then((part) => part.CopyModuleDialog),
);

type Props = {
  module: ModuleActions_module$key;
  /** Path of the module's versions. */
  versions: string;
  /** Where the menu stands; the versions keep its trail. */
  family: Family;
  connections: readonly string[];
  onEdit: () => void;
};

/** Versions, edit, duplicate, copy to another option and delete, as far as the user may. */
export function ModuleActions({ module, versions, family, connections, onEdit }: Props) {
  const { t } = useTranslation('towerTables');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [copying, setCopying] = useState(false);
  const data = useFragment(
    graphql`
      fragment ModuleActions_module on Module {
        id
        name
        viewerCanEdit
        viewerCanDelete
      }
    `,
    module,
  );
  const duplicate = useDuplicateModule(connections);
  const remove = useDeleteModule(connections);
  const icon = { fontSize: 'small' } as const;
  const offered = useOffered();
  const actions: Action[] = [];
  if (offered.moduleVersions)
    actions.push({
      label: t('versions'),
      icon: <History {...icon} />,
      onSelect: () => void navigate(versions, { state: comingFrom(family) }),
    });
  if (data.viewerCanEdit)
    actions.push({ label: t('edit'), icon: <EditOutlined {...icon} />, onSelect: onEdit });
  if (data.viewerCanEdit && offered.duplicates)
    actions.push({
      label: t('duplicate'),
      icon: <ContentCopy {...icon} />,
      onSelect: () => void duplicate(data.id),
    });
  if (data.viewerCanEdit && offered.takeoffs)
    actions.push({
      label: t('copyModule.action'),
      icon: <DriveFileMoveOutlined {...icon} />,
      onSelect: () => setCopying(true),
    });
  if (data.viewerCanDelete)
    actions.push({
      label: t('delete'),
      icon: <DeleteOutlined {...icon} />,
      onSelect: () => setAsking(true),
      destructive: true,
    });
  return (
    <>
      <ActionsMenu label={t('module.actions', { name: data.name })} actions={actions} />
      {copying && <CopyModuleDialog moduleId={data.id} name={data.name} onClose={() => setCopying(false)} />}
      <ConfirmDrawer
        open={asking}
        title={t('module.delete')}
        text={t('module.deleteText', { name: data.name })}
        confirmLabel={t('delete')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          remove(data.id);
        }}
      />
    </>
  );
}
