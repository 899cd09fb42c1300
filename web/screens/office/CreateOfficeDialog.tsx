import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { CreateOfficeDialogMutation } from '#relay/CreateOfficeDialogMutation.graphql.ts';
import type { OnRefused } from '../../relay/useCommit.ts';
import { useScreenMutation } from '../../relay/useScreenMutation.ts';
import { NameDialog } from './NameDialog.tsx';

/** Makes an office. */
export function CreateOfficeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('office');
  const [commit] = useScreenMutation<CreateOfficeDialogMutation>(
    graphql`
      mutation CreateOfficeDialogMutation($input: CreateOrganizationInput!) {
        createOrganization(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          organization {
            id
          }
        }
      }
    `,
    { success: t('created'), failure: t('createError') },
  );
  const save = (name: string, onRefused: OnRefused) => commit({ variables: { input: { name } }, onRefused });
  return <NameDialog title={t('create')} name="" onSave={save} onClose={onClose} />;
}
