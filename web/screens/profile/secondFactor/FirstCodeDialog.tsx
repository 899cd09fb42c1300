import { useTranslation } from 'react-i18next';
import { firstCodeFormSchema } from '#domain/people/secondFactor.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useDomainForm } from '../../../forms/useDomainForm.ts';
import { refusalsOn } from '../../../forms/userErrors.ts';
import { TotpKey } from './TotpKey.tsx';
import { useFirstProof } from './useFirstProof.ts';

type Props = {
  id: string;
  secret: string;
  uri: string;
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
};

/** Shows the key to an app, which answers with its first code. */
export function FirstCodeDialog({ id, secret, uri, onDone, onClose }: Props) {
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
