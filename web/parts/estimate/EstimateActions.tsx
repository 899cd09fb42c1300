import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import type { EstimateActions_estimate$key } from '#relay/EstimateActions_estimate.graphql.ts';
import { ActionsMenu } from '../../components/dialogs/ActionsMenu.tsx';
import { deleteAction } from '../../components/dialogs/deleteAction.ts';
import { paths } from '../../paths.ts';
import { EditOutlined } from '../../theme/icons.tsx';
import { useDeleteEstimate } from './useDeleteEstimate.ts';

type Props = { estimate: EstimateActions_estimate$key; connections: readonly string[] };

/** Edit and delete. */
export function EstimateActions({ estimate, connections }: Props) {
  const { t } = useTranslation('estimate');
  const navigate = useNavigate();
  const { id, databaseId, nome } = useFragment(
    graphql`
      fragment EstimateActions_estimate on Structure {
        id
        databaseId
        nome
      }
    `,
    estimate,
  );
  const remove = useDeleteEstimate(connections);
  return (
    <ActionsMenu
      label={t('actions', { name: nome })}
      actions={[
        {
          label: t('edit'),
          icon: EditOutlined,
          onSelect: () => void navigate(paths.editEstimate(databaseId)),
        },
        deleteAction(t('delete'), () => remove(id), {
          title: t('delete.title'),
          text: t('delete.text', { name: nome }),
        }),
      ]}
    />
  );
}
