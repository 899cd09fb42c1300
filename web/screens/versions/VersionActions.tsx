import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import type { VersionActions_version$key } from '#relay/VersionActions_version.graphql.ts';
import { ActionsMenu, type Action } from '../../components/dialogs/ActionsMenu.tsx';
import { ConfirmDrawer } from '../../components/dialogs/ConfirmDrawer.tsx';
import { CheckCircleOutlined, DeleteOutlined, EditOutlined, RestoreOutlined } from '../../theme/icons.tsx';
import { useDeleteVersion } from './useDeleteVersion.ts';
import { useSetValid } from './useSetValid.ts';
import { VersionDrawer } from './VersionDrawer.tsx';
import type { VersionScope } from './versionScope.ts';

type Props = { version: VersionActions_version$key; scope: VersionScope };

/** Make valid, rename and delete, as far as the user may; the valid version can't be deleted. */
export function VersionActions({ version, scope }: Props) {
  const { t } = useTranslation('versions');
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const data = useFragment(
    graphql`
      fragment VersionActions_version on Version {
        id
        name
        number
        isValid
        revision
        viewerCanEdit
        viewerCanDelete
        ...VersionDrawer_version
      }
    `,
    version,
  );
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const setValid = useSetValid(scope);
  const remove = useDeleteVersion(scope);
  const name = data.name ?? t('unnamed', { number: data.number });
  const icon = { fontSize: 'small' } as const;
  const close = () => setOpen(null);
  const actions: Action[] = [];
  if (data.viewerCanEdit && !data.isValid)
    actions.push({
      label: t('setValid'),
      icon: <CheckCircleOutlined {...icon} />,
      onSelect: () => void setValid(data.id, data.revision ?? null),
    });
  if (data.viewerCanEdit && !data.isValid)
    actions.push({
      label: t('restore'),
      icon: <RestoreOutlined {...icon} />,
      onSelect: () =>
        void navigate(`${pathname}/simulation/new?from=${encodeURIComponent(data.id)}`, { state }),
    });
  if (data.viewerCanEdit)
    actions.push({ label: t('rename'), icon: <EditOutlined {...icon} />, onSelect: () => setOpen('edit') });
  if (data.viewerCanDelete && !data.isValid)
    actions.push({
      label: t('delete'),
      icon: <DeleteOutlined {...icon} />,
      onSelect: () => setOpen('delete'),
      destructive: true,
    });
  return (
    <>
      <ActionsMenu label={t('actions', { name })} actions={actions} />
      {open === 'edit' && <VersionDrawer version={data} onClose={close} />}
      <ConfirmDrawer
        open={open === 'delete'}
        title={t('delete.title')}
        text={t('delete.text', { name })}
        confirmLabel={t('delete')}
        onCancel={close}
        onConfirm={() => {
          close();
          remove(data.id);
        }}
      />
    </>
  );
}
