import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router';
import { passwordResetFormSchema, tokenSchema } from '#domain/people/account.ts';
import type { ResetPasswordPageResetPasswordFormMutation } from '#relay/ResetPasswordPageResetPasswordFormMutation.graphql.ts';
import { Panel } from '../../components/Panel.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { FormStack } from '../../forms/FormStack.tsx';
import { PasswordField } from '../../forms/fields/PasswordField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { showUserErrors } from '../../forms/userErrors.ts';
import { paths } from '../../paths.ts';
import { useGuestMutation } from '../../relay/mutations/useGuestMutation.ts';
import { keepDeviceMark } from '../../session/deviceMarks.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { CheckCircleOutlined, ErrorOutlined, LinkOff } from '../../theme/icons.tsx';

type State = 'confirm' | 'success' | 'error' | 'invalid';

/** Behind the link of the reset mail: a new password, or why there can be none. */
export function ResetPasswordPage() {
  const { t } = useTranslation('resetPassword');
  const [search] = useSearchParams();
  const token = search.get('tkn') ?? '';
  const [state, setState] = useState<State>(tokenSchema.safeParse(token).success ? 'confirm' : 'invalid');
  useScreenTitle(t('title'));
  const text = { title: t(`${state}.title`), text: t(`${state}.text`) };
  switch (state) {
    case 'confirm':
      return (
        <Panel {...text}>
          <ResetPasswordForm token={token} onEnd={setState} />
        </Panel>
      );
    case 'success':
      return (
        <Panel {...text} icon={<CheckCircleOutlined />} tone="success">
          <Button variant="contained" fullWidth component={PreloadLink} to={paths.login}>
            {t('toLogin')}
          </Button>
        </Panel>
      );
    case 'error':
      return (
        <Panel {...text} icon={<ErrorOutlined />} tone="error">
          <Button variant="contained" fullWidth onClick={() => setState('confirm')}>
            {t('again')}
          </Button>
        </Panel>
      );
    case 'invalid':
      return (
        <Panel {...text} icon={<LinkOff />} tone="error">
          <Button variant="contained" fullWidth component={PreloadLink} to={paths.forgotPassword}>
            {t('newLink')}
          </Button>
        </Panel>
      );
  }
}

type Props = { token: string; onEnd: (state: 'success' | 'error' | 'invalid') => void };

/** New password and its confirmation; a refusal that is no field's means the link is spent. */
function ResetPasswordForm({ token, onEnd }: Props) {
  const { t } = useTranslation('resetPassword');
  const form = useDomainForm(passwordResetFormSchema, {
    defaultValues: { password: '', confirmPassword: '' },
  });
  const [commit, pending] = useGuestMutation<ResetPasswordPageResetPasswordFormMutation>(graphql`
    mutation ResetPasswordPageResetPasswordFormMutation($input: ResetPasswordInput!) {
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
