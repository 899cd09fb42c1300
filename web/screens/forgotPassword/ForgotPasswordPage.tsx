import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { forgotPasswordFormSchema } from '#domain/people/account.ts';
import type { ForgotPasswordPageForgotPasswordFormMutation } from '#relay/ForgotPasswordPageForgotPasswordFormMutation.graphql.ts';
import { MailboxLink } from '../../components/MailboxLink.tsx';
import { Panel } from '../../components/Panel.tsx';
import { PreloadLink, ScreenLink } from '../../components/ScreenLink.tsx';
import { FormStack } from '../../forms/FormStack.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { showUserErrors } from '../../forms/userErrors.ts';
import { paths } from '../../paths.ts';
import { useGuestMutation } from '../../relay/mutations/useGuestMutation.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { MarkEmailReadOutlined } from '../../theme/icons.tsx';

/** Asks for the address and says the same whether or not an account has it. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('forgotPassword');
  const [email, setEmail] = useState<string | null>(null);
  useScreenTitle(t('title'));
  if (email === null) {
    return (
      <Panel title={t('title')} text={t('text')}>
        <ForgotPasswordForm onSent={setEmail} />
      </Panel>
    );
  }
  return (
    <Panel
      title={t('sent.title')}
      text={t('sent.text', { email })}
      icon={<MarkEmailReadOutlined />}
      tone="success"
    >
      <MailboxLink />
      <Button variant="contained" fullWidth component={PreloadLink} to={paths.login} sx={{ mt: 2 }}>
        {t('login')}
      </Button>
    </Panel>
  );
}

/** One address; calls back with it once the request is in. */
function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('forgotPassword');
  const [failed, setFailed] = useState(false);
  const form = useDomainForm(forgotPasswordFormSchema, { defaultValues: { email: '' } });
  const [commit, pending] = useGuestMutation<ForgotPasswordPageForgotPasswordFormMutation>(graphql`
    mutation ForgotPasswordPageForgotPasswordFormMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
      }
    }
  `);
  const send = async ({ email }: { email: string }) => {
    setFailed(false);
    const done = await commit({
      variables: { input: { email } },
      onRefused: (errors) => {
        setFailed(showUserErrors(form, errors).length > 0);
        return [];
      },
      onFailed: () => setFailed(true),
    });
    if (done !== null) onSent(email);
  };
  return (
    <FormStack onSubmit={form.handleSubmit(send)}>
      {failed && <Alert severity="error">{t('error')}</Alert>}
      <TextField
        control={form.control}
        name="email"
        type="email"
        label={t('email')}
        autoComplete="email"
        required
        autoFocus
      />
      <Button type="submit" variant="contained" size="large" loading={pending}>
        {t('submit')}
      </Button>
      <ScreenLink to={paths.login} variant="body2" sx={{ alignSelf: 'center' }}>
        {t('back')}
      </ScreenLink>
    </FormStack>
  );
}
