import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';
import { currentPasswordFormSchema } from '#domain/people/secondFactor.ts';
import { FormDialog } from './FormDialog.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { useDomainForm } from '../useDomainForm.ts';
import { refusalsOn } from '../userErrors.ts';
import type { OnRefused } from '../../relay/mutations/useCommit.ts';

type Props = {
  title: string;
  text?: string;
  submitLabel: string;
  onPassword: (password: string, onRefused: OnRefused) => Promise<void>;
  onClose: () => void;
};

/** Asks for the current password before what an unattended session must not do. */
export function PasswordDialog({ title, text, submitLabel, onPassword, onClose }: Props) {
  const { t } = useTranslation();
  const form = useDomainForm(currentPasswordFormSchema, { defaultValues: { currentPassword: '' } });
  return (
    <FormDialog
      form={form}
      title={title}
      dirty={false}
      submitLabel={submitLabel}
      onSave={({ currentPassword }) => onPassword(currentPassword, refusalsOn(form))}
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
