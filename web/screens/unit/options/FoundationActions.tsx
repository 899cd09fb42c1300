import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { FoundationActionsDeleteMutation } from '#relay/FoundationActionsDeleteMutation.graphql.ts';
import { useDeletion } from '../../../components/deletion/useDeletion.ts';
import { ActionsMenu } from '../../../components/dialogs/ActionsMenu.tsx';
import { useOffered } from '../../../session/offered.ts';
import { DeleteOutlined, EditOutlined, HistoryOutlined } from '../../../theme/icons.tsx';

type Props = { foundationId: string; name: string; onEdit: () => void; onVersions: () => void };

/** Edit, see versions of, and delete a foundation; a deletion can be undone for ten seconds. */
export function FoundationActions({ foundationId, name, onEdit, onVersions }: Props) {
  const { t } = useTranslation('unit');
  const { moduleVersions } = useOffered();
  const remove = useDeletion<FoundationActionsDeleteMutation>(
    graphql`
      mutation FoundationActionsDeleteMutation($input: DeleteFoundationInput!, $withLosses: Boolean) {
        deleteFoundation(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          option {
            ...OptionFoundation_option
            unit {
              ...UnitTotalsBreakdown_unit
            }
          }
        }
      }
    `,
    { done: t('foundation.deleted'), failure: t('foundation.deleteError'), totals: t('undo.totals') },
  );
  return (
    <ActionsMenu
      label={t('foundation.actions', { name })}
      actions={[
        { label: t('foundation.edit'), icon: EditOutlined, onSelect: onEdit },
        moduleVersions && { label: t('foundation.versions'), icon: HistoryOutlined, onSelect: onVersions },
        {
          label: t('foundation.delete'),
          icon: DeleteOutlined,
          destructive: true,
          onSelect: () => remove(foundationId, { variables: { input: { foundationId } } }),
        },
      ]}
    />
  );
}
