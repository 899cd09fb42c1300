import { useTranslation } from 'react-i18next';
import { ActionsMenu } from '../../../components/dialogs/ActionsMenu.tsx';
import { useOffered } from '../../../session/offered.ts';
import { DeleteOutlined, EditOutlined, HistoryOutlined } from '../../../theme/icons.tsx';
import { useDeleteFoundation } from './useDeleteFoundation.ts';

type Props = { foundationId: string; name: string; onEdit: () => void; onVersions: () => void };

/** Edit, see versions of, and delete a foundation; a deletion can be undone for ten seconds. */
export function FoundationActions({ foundationId, name, onEdit, onVersions }: Props) {
  const { t } = useTranslation('unit');
  const { moduleVersions } = useOffered();
  const remove = useDeleteFoundation();
  const icon = { fontSize: 'small' } as const;
  return (
    <ActionsMenu
      label={t('foundation.actions', { name })}
      actions={[
        { label: t('foundation.edit'), icon: <EditOutlined {...icon} />, onSelect: onEdit },
        ...(moduleVersions
          ? [{ label: t('foundation.versions'), icon: <HistoryOutlined {...icon} />, onSelect: onVersions }]
          : []),
        {
          label: t('foundation.delete'),
          icon: <DeleteOutlined {...icon} />,
          onSelect: () => remove(foundationId),
          destructive: true,
        },
      ]}
    />
  );
}
