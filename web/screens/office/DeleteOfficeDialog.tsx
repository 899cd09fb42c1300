import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { DeleteOfficeDialogMutation } from '#relay/DeleteOfficeDialogMutation.graphql.ts';
import { PasswordDialog } from '../../forms/PasswordDialog.tsx';
import type { OnRefused } from '../../relay/useCommit.ts';
import { useMutation } from '../../relay/useMutation.ts';

type Props = { organizationId: string; name: string; projectCount: number; onClose: () => void };

/** Deletes an office and its projects once the password has been typed: this cannot be undone. */
export function DeleteOfficeDialog({ organizationId, name, projectCount, onClose }: Props) {
  const { t } = useTranslation('office');
  const { revalidate } = useRevalidator();
  const [commit] = useMutation<DeleteOfficeDialogMutation>(
    graphql`
      mutation DeleteOfficeDialogMutation($input: DeleteOrganizationInput!) {
        deleteOrganization(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
        }
      }
    `,
    { success: t('deleted'), failure: t('deleteError'), invalidates: true },
  );
  const remove = async (currentPassword: string, onRefused: OnRefused) => {
    const done = await commit({ variables: { input: { organizationId, currentPassword } }, onRefused });
    if (done === null) return;
    onClose();
    await revalidate();
  };
  return (
    <PasswordDialog
      title={t('deleteTitle', { name })}
      text={t('deleteText', { count: projectCount })}
      submitLabel={t('delete')}
      onPassword={remove}
      onClose={onClose}
    />
  );
}
