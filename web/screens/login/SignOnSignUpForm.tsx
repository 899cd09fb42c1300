import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { newcomerFormSchema } from '#domain/people/singleSignOn.ts';
import { termsVersion } from '#domain/people/terms.ts';
import type { SignOnPageMutation } from '#relay/SignOnPageMutation.graphql.ts';
import type { SignOnSignUpFormMutation } from '#relay/SignOnSignUpFormMutation.graphql.ts';
import { ScreenLink } from '../../components/ScreenLink.tsx';
import { failureText, userErrorText } from '../../errors/errorText.ts';
import { FormStack } from '../../forms/FormStack.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { showUserErrors } from '../../forms/userErrors.ts';
import { useGuestMutation } from '../../relay/useGuestMutation.ts';
import { paths } from '../../paths.ts';
import { useOpenSession } from './useOpenSession.ts';

export type AskedSignUp = NonNullable<SignOnPageMutation['response']['finishSignOn']['signUp']>;

/** The account of somebody whom the provider of an office vouches for: a name, and the terms. */
export function SignOnSignUpForm({ asked }: { asked: AskedSignUp }) {
  const { t } = useTranslation('signUp');
  const open = useOpenSession();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useDomainForm(newcomerFormSchema, { defaultValues: { name: asked.name } });
  const [commit, pending] = useGuestMutation<SignOnSignUpFormMutation>(graphql`
    mutation SignOnSignUpFormMutation($input: SignUpBySignOnInput!) {
      signUpBySignOn(input: $input) {
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
  const signUp = form.handleSubmit(async ({ name }) => {
    setRefusal(null);
    const done = await commit({
      variables: { input: { token: asked.token, name, termsVersion } },
      onRefused: (errors) => {
        const [first] = showUserErrors(form, errors);
        if (first !== undefined) setRefusal(userErrorText(first));
        return [];
      },
      onFailed: (error) => setRefusal(failureText(error)),
    });
    await open(done?.signUpBySignOn);
  });
  return (
    <FormStack onSubmit={signUp}>
      {refusal !== null && <Alert severity="error">{refusal}</Alert>}
      <TextField control={form.control} name="name" label={t('name')} autoComplete="name" required />
      <Typography variant="body2" color="textSecondary">
        {t('agree')}{' '}
        <ScreenLink to={paths.terms} underline="always">
          {t('terms')}
        </ScreenLink>{' '}
        <ScreenLink to={paths.privacy} underline="always">
          {t('privacy')}
        </ScreenLink>
      </Typography>
      <Button type="submit" variant="contained" size="large" loading={pending}>
        {t('submit')}
      </Button>
    </FormStack>
  );
}
