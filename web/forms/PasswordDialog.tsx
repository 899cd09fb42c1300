import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';
import { presentPasswordFormSchema } from '#domain/people/secondFactor.ts';
import { FormDialog } from './FormDialog.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useDomainForm } from './useDomainForm.ts';
import { showUserErrors } from './userErrors.ts';
import type { OnRefused } from '../relay/useCommit.ts';

type Props = {
  title: string;
  text?: string;
  submitLabel: string;
  pending: boolean;
  onPassword: (password: string, onRefused: OnRefused) => Promise<void>;
  onClose: () => void;
};

/** Asks for the present password before what a session left open must not do. */
export function PasswordDialog({ title, text, submitLabel, pending, onPassword, onClose }: Props) {
  const { t } = useTranslation();
  const form = useDomainForm(presentPasswordFormSchema, { defaultValues: { currentPassword: '' } });
  return (
    <FormDialog
      title={title}
      dirty={false}
      submitLabel={submitLabel}
      pending={pending}
      onSubmit={form.handleSubmit(({ currentPassword }) =>
        onPassword(currentPassword, (errors) => showUserErrors(form, errors)),
      )}
      onClose={onClose}
    >
      {text !== undefined && <DialogContentText>{text}</DialogContentText>}
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
