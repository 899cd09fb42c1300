import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { passwordResetFormSchema } from '#domain/people/account.ts';
import type { ResetPasswordFormMutation } from '#relay/ResetPasswordFormMutation.graphql.ts';
import { FormStack } from '../../forms/FormStack.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { showUserErrors } from '../../forms/userErrors.ts';
import { useGuestMutation } from '../../relay/useGuestMutation.ts';
import { keepDeviceMark } from '../../session/deviceMarks.ts';

type Props = { token: string; onEnd: (state: 'success' | 'error' | 'invalid') => void };

/** New password and its confirmation; a refusal that is no field's means the link is spent. */
export function ResetPasswordForm({ token, onEnd }: Props) {
  const { t } = useTranslation('resetPassword');
  const form = useDomainForm(passwordResetFormSchema, {
    defaultValues: { password: '', confirmPassword: '' },
  });
  const [commit, pending] = useGuestMutation<ResetPasswordFormMutation>(graphql`
    mutation ResetPasswordFormMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        deviceMark
      }
    }
  `);
  const reset = async ({ password }: { password: string }) => {
    const done = await commit({
      variables: { input: { token, password } },
      onRefused: (errors) => {
        if (showUserErrors(form, errors).length > 0) onEnd('invalid');
        return [];
      },
      onFailed: () => onEnd('error'),
    });
    if (done === null) return;
    keepDeviceMark(done.resetPassword.deviceMark);
    onEnd('success');
  };
  return (
    <FormStack onSubmit={form.handleSubmit(reset)}>
      <PasswordField
        control={form.control}
        name="password"
        label={t('password')}
        autoComplete="new-password"
        helperText={t('hint')}
        required
        autoFocus
      />
      <PasswordField
        control={form.control}
        name="confirmPassword"
        label={t('confirmPassword')}
        autoComplete="new-password"
        required
      />
      <Button type="submit" variant="contained" size="large" loading={pending}>
        {t('submit')}
      </Button>
    </FormStack>
  );
}
