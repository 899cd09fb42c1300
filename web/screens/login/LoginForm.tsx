import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import { loginSchema, type Login } from '#domain/account.ts';
import type { LoginFormMutation } from '#relay/LoginFormMutation.graphql.ts';
import { ScreenLink } from '../../components/ScreenLink.tsx';
import { failureText, userErrorText } from '../../errors/errorText.ts';
import { FormStack } from '../../forms/FormStack.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { showUserErrors } from '../../forms/userErrors.ts';
import { forgetData } from '../../relay/readData.ts';
import { useGuestMutation } from '../../relay/useGuestMutation.ts';
import { deviceMarks, keepDeviceMark } from '../../session/deviceMarks.ts';
import { redirectTarget } from '../../session/redirects.ts';
import { startSession } from '../../session/startSession.ts';
import { paths } from '../../paths.ts';

/** Email and password; a refusal stays above the fields, with what was typed kept. */
export function LoginForm() {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useDomainForm(loginSchema, { defaultValues: { email: '', password: '' } });
  const [commit, pending] = useGuestMutation<LoginFormMutation>(graphql`
    mutation LoginFormMutation($input: LogInInput!) {
      logIn(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        token
        expiresAt
        deviceMark
        user {
          name
          email
          activated
        }
      }
    }
  `);
  const logIn = async (input: Login) => {
    setRefusal(null);
    const done = await commit({
      variables: { input: { ...input, deviceMarks: deviceMarks() } },
      onRefused: (errors) => {
        const [first] = showUserErrors(form, errors);
        if (first !== undefined) setRefusal(userErrorText(first));
        return [];
      },
      onFailed: (error) => setRefusal(failureText(error)),
    });
    const { token, expiresAt, user, deviceMark } = done?.logIn ?? {};
    if (!token || !expiresAt || !user) return;
    keepDeviceMark(deviceMark);
    forgetData();
    startSession({ user, token, expiry: expiresAt });
    await navigate(redirectTarget(search), { replace: true });
  };
  return (
    <FormStack onSubmit={form.handleSubmit(logIn)}>
      {refusal !== null && <Alert severity="error">{refusal}</Alert>}
      <TextField
        control={form.control}
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        required
        autoFocus
      />
      <PasswordField
        control={form.control}
        name="password"
        label={t('password')}
        autoComplete="current-password"
        required
      />
      <ScreenLink to={paths.forgotPassword} variant="body2" sx={{ alignSelf: 'flex-end', mt: -1 }}>
        {t('forgot')}
      </ScreenLink>
      <Button type="submit" variant="contained" size="large" loading={pending}>
        {t('submit')}
      </Button>
    </FormStack>
  );
}
