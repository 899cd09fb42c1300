import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ActivationDialogMutation } from '#relay/ActivationDialogMutation.graphql.ts';
import { TitledDialog } from '../../components/dialogs/TitledDialog.tsx';
import { showErrorToast, showToast } from '../../components/toasts/toasts.ts';
import { failureText, userErrorText } from '../../errors/errorText.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';

type Props = { email: string; open: boolean; onClose: () => void };

/** Asks, sends the activation mail, then says that it was sent; closing starts over, also while it is under way. */
export function ActivationDialog({ email, open, onClose }: Props) {
  const { t } = useTranslation();
  const [state, setState] = useState<'confirm' | 'sent' | 'error'>('confirm');
  const opening = useRef(0);
  const [commit, pending] = useMutation<ActivationDialogMutation>(graphql`
    mutation ActivationDialogMutation($input: RequestActivationInput!) {
      requestActivation(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        message
      }
    }
  `);
  const send = async () => {
    if (email === '') return showToast(t('activation.noEmail'), 'error');
    const now = opening.current;
    const show = (next: 'sent' | 'error') => opening.current === now && setState(next);
    const fail = (reason: string) => {
      show('error');
      showErrorToast(t('activation.error'), reason);
    };
    const sent = await commit({
      variables: { input: { email } },
      onFailed: (error) => fail(failureText(error)),
      onRefused: ([first]) => {
        fail(first === undefined ? t('error.UNKNOWN') : userErrorText(first));
        return [];
      },
    });
    if (sent !== null) show('sent');
  };
  const startOver = () => {
    opening.current += 1;
    setState('confirm');
  };
  return (
    <TitledDialog
      title={t('activation.title')}
      open={open}
      onClose={onClose}
      slotProps={{ transition: { onExited: startOver } }}
      actions={
        <>
          <Button onClick={onClose}>{t(state === 'sent' ? 'close' : 'cancel')}</Button>
          {state !== 'sent' && (
            <Button variant="contained" loading={pending} onClick={() => void send()}>
              {t(state === 'error' ? 'retry' : 'activation.send')}
            </Button>
          )}
        </>
      }
    >
      <DialogContentText role="status">{t(`activation.${state}Text`, { email })}</DialogContentText>
    </TitledDialog>
  );
}
