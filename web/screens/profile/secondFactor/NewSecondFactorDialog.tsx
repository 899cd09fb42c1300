import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { newSecondFactorFormSchema } from '#domain/people/secondFactor.ts';
import type {
  NewSecondFactorDialogBeginMutation,
  SecondFactorKind,
} from '#relay/NewSecondFactorDialogBeginMutation.graphql.ts';
import { showToast } from '../../../components/toasts/toasts.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { PasswordField } from '../../../forms/PasswordField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useDomainForm } from '../../../forms/useDomainForm.ts';
import { refusalsOn } from '../../../forms/userErrors.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { FirstCodeDialog } from './FirstCodeDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useFirstProof } from './useFirstProof.ts';

type Key = { id: string; secret: string; uri: string };

/** Names a second factor, has it proved once, and shows the recovery codes that come with the first. */
export function NewSecondFactorDialog({ kind, onClose }: { kind: SecondFactorKind; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const [key, setKey] = useState<Key | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const prove = useFirstProof();
  const name = t(kind === 'TOTP' ? 'second.totpName' : 'second.passkeyName');
  const form = useDomainForm(newSecondFactorFormSchema, { defaultValues: { name, currentPassword: '' } });
  const [begin] = useMutation<NewSecondFactorDialogBeginMutation>(graphql`
    mutation NewSecondFactorDialogBeginMutation($input: BeginSecondFactorInput!) {
      beginSecondFactor(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        secondFactorId
        secret
        uri
        passkeyOptions
      }
    }
  `);
  const finish = (made: readonly string[]) => (made.length === 0 ? onClose() : setCodes(made));
  const start = async (input: { name: string; currentPassword: string }) => {
    const done = await begin({ variables: { input: { kind, ...input } }, onRefused: refusalsOn(form) });
    const { secondFactorId: id, secret, uri, passkeyOptions } = done?.beginSecondFactor ?? {};
    if (id == null) return;
    if (secret != null && uri != null) return setKey({ id, secret, uri });
    const { startRegistration } = await import('@simplewebauthn/browser');
    const credential = await startRegistration({
      optionsJSON: JSON.parse(passkeyOptions ?? '{}') as never,
    }).catch((error: unknown) => console.error(error));
    if (credential === undefined) return showToast(t('second.noPasskey'), 'error');
    const made = await prove({ secondFactorId: id, credential: JSON.stringify(credential) });
    if (made !== null) finish(made);
  };
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (key !== null) return <FirstCodeDialog {...key} onDone={finish} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title={t(kind === 'TOTP' ? 'second.addTotp' : 'second.addPasskey')}
      dirty={false}
      submitLabel={t('second.continue')}
      onSave={start}
      onClose={onClose}
    >
      <TextField control={form.control} name="name" label={t('second.name')} autoComplete="off" required />
      <PasswordField
        control={form.control}
        name="currentPassword"
        label={t('currentPassword')}
        autoComplete="current-password"
        required
        autoFocus
      />
    </FormDialog>
  );
}
