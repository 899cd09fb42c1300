import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { useTranslation } from 'react-i18next';
import { ActionsMenu } from '../../../components/ActionsMenu.tsx';
import { useDeleteFoundation } from './useDeleteFoundation.ts';

type Props = { foundationId: string; name: string; onEdit: () => void };

/** Edit and delete a foundation; a deletion can be undone for ten seconds. */
export function FoundationActions({ foundationId, name, onEdit }: Props) {
  const { t } = useTranslation('unit');
  const remove = useDeleteFoundation();
  const icon = { fontSize: 'small' } as const;
  return (
    <ActionsMenu
      label={t('foundation.actions', { name })}
      actions={[
        { label: t('foundation.edit'), icon: <EditOutlined {...icon} />, onSelect: onEdit },
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
