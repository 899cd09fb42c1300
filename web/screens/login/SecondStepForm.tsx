import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { secondStepFormSchema } from '#domain/people/secondFactor.ts';
import type { LoginPageLoginFormMutation } from '#relay/LoginPageLoginFormMutation.graphql.ts';
import type { SecondStepFormMutation } from '#relay/SecondStepFormMutation.graphql.ts';
import { failureText, userErrorText } from '../../errors/errorText.ts';
import { FormStack } from '../../forms/FormStack.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { useGuestMutation } from '../../relay/mutations/useGuestMutation.ts';
import { deviceMarks } from '../../session/deviceMarks.ts';
import { useOpenSession } from './useOpenSession.ts';

export type SecondFactorChallenge = NonNullable<
  LoginPageLoginFormMutation['response']['logIn']['secondFactor']
>;
type Proof = { code: string } | { recoveryCode: string } | { credential: string };

/** What the account asks for after the password: a code of the app, a recovery code, or a passkey. */
export function SecondStepForm({ asked, onBack }: { asked: SecondFactorChallenge; onBack: () => void }) {
  const { t } = useTranslation('login');
  const open = useOpenSession();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useDomainForm(secondStepFormSchema, { defaultValues: { code: '' } });
  const [commit, pending] = useGuestMutation<SecondStepFormMutation>(graphql`
    mutation SecondStepFormMutation($input: ConfirmLogInInput!) {
      confirmLogIn(input: $input) {
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
  const prove = async (proof: Proof) => {
    setRefusal(null);
    const done = await commit({
      variables: { input: { token: asked.token, deviceMarks: deviceMarks(), ...proof } },
      onRefused: ([first]) => {
        if (first !== undefined)
          setRefusal(first.code === 'INVALID_TOKEN' ? t('second.late') : userErrorText(first));
        return [];
      },
      onFailed: (error) => setRefusal(failureText(error)),
    });
    await open(done?.confirmLogIn);
  };
  const usePasskey = async (options: string) => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    try {
      const credential = await startAuthentication({ optionsJSON: JSON.parse(options) as never });
      await prove({ credential: JSON.stringify(credential) });
    } catch (error) {
      console.error(error);
      setRefusal(t('second.noPasskey'));
    }
  };
  const { passkeyOptions } = asked;
  const byApp = asked.kinds.includes('TOTP');
  return (
    <FormStack
      onSubmit={form.handleSubmit(({ code }) =>
        prove(/^[\d\s]+$/.test(code) ? { code } : { recoveryCode: code }),
      )}
    >
      {refusal !== null && <Alert severity="error">{refusal}</Alert>}
      <Typography>{t(byApp ? 'second.text' : 'second.passkeyText')}</Typography>
      {passkeyOptions != null && (
        <Button variant="contained" size="large" onClick={() => void usePasskey(passkeyOptions)}>
          {t('second.passkey')}
        </Button>
      )}
      <TextField
        control={form.control}
        name="code"
        label={t(byApp ? 'second.code' : 'second.recoveryCode')}
        autoComplete="one-time-code"
        required
        autoFocus
      />
      <Button
        type="submit"
        variant={passkeyOptions == null ? 'contained' : 'outlined'}
        size="large"
        loading={pending}
      >
        {t('submit')}
      </Button>
      <Button onClick={onBack}>{t('second.back')}</Button>
    </FormStack>
  );
}
