import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { CreateOfficeDialogMutation } from '#relay/CreateOfficeDialogMutation.graphql.ts';
import type { OnRefused } from '../../relay/useCommit.ts';
import { useMutation } from '../../relay/useMutation.ts';
import { NameDialog } from './NameDialog.tsx';

/** Makes an office. */
export function CreateOfficeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('office');
  const { revalidate } = useRevalidator();
  const [commit, pending] = useMutation<CreateOfficeDialogMutation>(
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
    { success: t('created'), failure: t('createError'), invalidates: true },
  );
  const save = async (name: string, onRefused: OnRefused) => {
    const done = await commit({ variables: { input: { name } }, onRefused });
    if (done !== null) await revalidate();
    return done;
  };
  return <NameDialog title={t('create')} name="" pending={pending} onSave={save} onClose={onClose} />;
}
