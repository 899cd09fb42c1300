import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { encode } from 'uqr';
import { firstCodeFormSchema, newSecondFactorFormSchema } from '#domain/people/secondFactor.ts';
import type {
  NewSecondFactorDialogBeginMutation,
  SecondFactorKind,
} from '#relay/NewSecondFactorDialogBeginMutation.graphql.ts';
import type { NewSecondFactorDialogFirstProofMutation } from '#relay/NewSecondFactorDialogFirstProofMutation.graphql.ts';
import { showToast } from '../../../components/toasts/toasts.ts';
import { FormDialog } from '../../../forms/dialogs/FormDialog.tsx';
import { PasswordField } from '../../../forms/fields/PasswordField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { useDomainForm } from '../../../forms/useDomainForm.ts';
import { refusalsOn } from '../../../forms/userErrors.ts';
import type { OnRefused } from '../../../relay/mutations/useCommit.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

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

type Props = {
  id: string;
  secret: string;
  uri: string;
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
};

/** Shows the key to an app, which answers with its first code. */
function FirstCodeDialog({ id, secret, uri, onDone, onClose }: Props) {
  const { t } = useTranslation('profile');
  const prove = useFirstProof();
  const form = useDomainForm(firstCodeFormSchema, { defaultValues: { code: '' } });
  const submit = async ({ code }: { code: string }) => {
    const made = await prove({ secondFactorId: id, code }, refusalsOn(form));
    if (made !== null) onDone(made);
  };
  return (
    <FormDialog
      form={form}
      title={t('second.addTotp')}
      dirty={false}
      submitLabel={t('second.continue')}
      onSave={submit}
      onClose={onClose}
    >
      <TotpKey secret={secret} uri={uri} />
      <TextField
        control={form.control}
        name="code"
        label={t('second.code')}
        autoComplete="one-time-code"
        required
        autoFocus
      />
    </FormDialog>
  );
}

/** The key of an app of codes, to be scanned or typed. */
function TotpKey({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useTranslation('profile');
  const { data, size } = encode(uri);
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <>
      <Typography variant="body2">{t('second.scan')}</Typography>
      <Box
        component="svg"
        role="img"
        aria-label={t('second.qr')}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        // Scanners want dark on light, in the dark theme, too.
        sx={{ width: 200, maxWidth: '100%', bgcolor: '#fff', justifySelf: 'center' }}
      >
        <path d={path} fill="#000" />
      </Box>
      <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
        {secret.match(/.{1,4}/g)?.join(' ')}
      </Box>
    </>
  );
}

type Proof = NewSecondFactorDialogFirstProofMutation['variables']['input'];

/** Proves a second factor for the first time; resolves to the recovery codes made with it, null when refused. */
function useFirstProof() {
  const { t } = useTranslation('profile');
  const [commit] = useMutation<NewSecondFactorDialogFirstProofMutation>(
    graphql`
      mutation NewSecondFactorDialogFirstProofMutation($input: ConfirmSecondFactorInput!) {
        confirmSecondFactor(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          recoveryCodes
          viewer {
            ...SecondFactorsSection_viewer
          }
        }
      }
    `,
    { success: t('second.added') },
  );
  return async (input: Proof, onRefused?: OnRefused): Promise<readonly string[] | null> => {
    const done = await commit({ variables: { input }, ...(onRefused && { onRefused }) });
    return done === null ? null : (done.confirmSecondFactor.recoveryCodes ?? []);
  };
}
