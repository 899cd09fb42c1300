import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { RenewCodesDialogMutation } from '#relay/RenewCodesDialogMutation.graphql.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { PasswordDialog } from '../../../forms/PasswordDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Makes new recovery codes and shows them this once. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [commit] = useMutation<RenewCodesDialogMutation>(graphql`
    mutation RenewCodesDialogMutation($input: RenewRecoveryCodesInput!) {
      renewRecoveryCodes(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        recoveryCodes
        viewer {
          ...SecondFactorsSection_viewer
        }
      }
    }
  `);
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <PasswordDialog
      title={t('second.renew')}
      text={t('second.renewText')}
      submitLabel={t('second.continue')}
      onClose={onClose}
      onPassword={async (currentPassword, onRefused) => {
        const done = await commit({ variables: { input: { currentPassword } }, onRefused });
        setCodes(done?.renewRecoveryCodes.recoveryCodes ?? null);
      }}
    />
  );
}
