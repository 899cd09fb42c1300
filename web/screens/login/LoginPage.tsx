import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useLocation, useSearchParams } from 'react-router';
import { type Login, loginSchema } from '#domain/people/account.ts';
import type { LoginPageLoginFormMutation } from '#relay/LoginPageLoginFormMutation.graphql.ts';
import type { LoginPageLoginFormSignOnButtonMutation } from '#relay/LoginPageLoginFormSignOnButtonMutation.graphql.ts';
import { Panel } from '../../components/Panel.tsx';
import { ScreenLink } from '../../components/ScreenLink.tsx';
import { failureText, userErrorText } from '../../errors/errorText.ts';
import { SessionExpiredPage } from '../../errors/SessionExpiredPage.tsx';
import { FormStack } from '../../forms/FormStack.tsx';
import { PasswordField } from '../../forms/fields/PasswordField.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { refusalsOn, showUserErrors } from '../../forms/userErrors.ts';
import { paths } from '../../paths.ts';
import type { OnRefused } from '../../relay/mutations/useCommit.ts';
import { useGuestMutation } from '../../relay/mutations/useGuestMutation.ts';
import { storePendingSignOn } from '../../session/pendingSignOn.ts';
import { deviceMarks } from '../../session/deviceMarks.ts';
import { useOffered } from '../../session/offered.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { type SecondFactorChallenge, SecondStepForm } from './SecondStepForm.tsx';
import { useOpenSession } from './useOpenSession.ts';

/** Log-in; after a session ran out, first the page that says so. */
export function LoginPage() {
  const { state } = useLocation() as { state: { expired?: boolean; leftElsewhere?: boolean } | null };
  if (state?.expired === true) return <SessionExpiredPage />;
  return <LoginPanel leftElsewhere={state?.leftElsewhere === true} />;
}

function LoginPanel({ leftElsewhere }: { leftElsewhere: boolean }) {
  const { t } = useTranslation('login');
  useScreenTitle(t('title'));
  return (
    <Panel title={t('title')} text={t('text')}>
      {leftElsewhere && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('leftElsewhere')}
        </Alert>
      )}
      <LoginForm />
      <Typography variant="body2" sx={{ mt: 3, textAlign: 'center' }}>
        {t('noAccount')}{' '}
        <ScreenLink to={paths.signUp} underline="always">
          {t('signUp')}
        </ScreenLink>
      </Typography>
    </Panel>
  );
}

/** Email and password; a refusal stays above the fields, with what was typed kept. */
function LoginForm() {
  const { t } = useTranslation('login');
  const open = useOpenSession();
  const [asked, setAsked] = useState<SecondFactorChallenge | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useDomainForm(loginSchema, { defaultValues: { email: '', password: '' } });
  const [commit, pending] = useGuestMutation<LoginPageLoginFormMutation>(graphql`
    mutation LoginPageLoginFormMutation($input: LogInInput!) {
      logIn(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        token
        expiresAt
        deviceMark
        secondFactor {
          token
          kinds
          passkeyOptions
        }
        user {
          name
          email
          activated
        }
      }
    }
  `);
  const { organizations } = useOffered();
  const { isDirty } = form.formState;
  useEffect(() => {
    // The page itself needs nothing; asking while somebody types saves the first screen from waiting.
    if (!isDirty) return;
    void import('../../relay/knownOffers.ts').then(({ knownOffers }) => knownOffers()).catch(() => {});
  }, [isDirty]);
  const logIn = async (input: Login) => {
    setRefusal(null);
    const done = await commit({
      variables: { input: { ...input, deviceMarks: deviceMarks() } },
      onRefused: (errors, response) => {
        const { secondFactor } = (response as LoginPageLoginFormMutation['response']).logIn;
        if (secondFactor) {
          setAsked(secondFactor);
          return [];
        }
        const [first] = showUserErrors(form, errors);
        if (first !== undefined) setRefusal(userErrorText(first));
        return [];
      },
      onFailed: (error) => setRefusal(failureText(error)),
    });
    await open(done?.logIn);
  };
  if (asked !== null) return <SecondStepForm asked={asked} onBack={() => setAsked(null)} />;
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
      {organizations && (
        <SignOnButton
          email={async () => {
            setRefusal(null);
            return (await form.trigger('email', { shouldFocus: true })) ? form.getValues('email') : undefined;
          }}
          onRefused={refusalsOn(form)}
          onFailed={(error) => setRefusal(failureText(error))}
        />
      )}
    </FormStack>
  );
}

type Props = {
  /** The address that was typed; undefined where there is none, which the form then says. */
  email: () => Promise<string | undefined>;
  onRefused: OnRefused;
  onFailed: (error: Error) => void;
};

/** Leads to the provider of the office whose domain the address has. */
function SignOnButton({ email, onRefused, onFailed }: Props) {
  const { t } = useTranslation('login');
  const [search] = useSearchParams();
  const [commit, pending] = useGuestMutation<LoginPageLoginFormSignOnButtonMutation>(graphql`
    mutation LoginPageLoginFormSignOnButtonMutation($input: BeginSignOnInput!) {
      beginSignOn(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        url
        secret
      }
    }
  `);
  const begin = async () => {
    const address = await email();
    if (address === undefined) return;
    const done = await commit({ variables: { input: { email: address } }, onRefused, onFailed });
    const { url, secret } = done?.beginSignOn ?? {};
    if (url == null || secret == null) return;
    storePendingSignOn({ secret, redirect: search.get('redirect') });
    window.location.assign(url);
  };
  return (
    <Button size="large" variant="outlined" loading={pending} onClick={() => void begin()}>
      {t('signOn')}
    </Button>
  );
}
