import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import { newcomerFormSchema } from '#domain/people/singleSignOn.ts';
import { termsVersion } from '#domain/people/terms.ts';
import type { SignOnPageMutation } from '#relay/SignOnPageMutation.graphql.ts';
import type { SignOnPageSignOnSignUpFormMutation } from '#relay/SignOnPageSignOnSignUpFormMutation.graphql.ts';
import { Muted } from '../../components/Muted.tsx';
import { Panel } from '../../components/Panel.tsx';
import { ScreenLink } from '../../components/ScreenLink.tsx';
import { failureText, userErrorText } from '../../errors/errorText.ts';
import { FormStack } from '../../forms/FormStack.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { showUserErrors } from '../../forms/userErrors.ts';
import { paths } from '../../paths.ts';
import { useGuestMutation } from '../../relay/mutations/useGuestMutation.ts';
import { takePendingSignOn } from '../../session/pendingSignOn.ts';
import { deviceMarks } from '../../session/deviceMarks.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { type SecondFactorChallenge, SecondStepForm } from './SecondStepForm.tsx';
import { useOpenSession } from './useOpenSession.ts';

/** Where the provider of an office sends the browser back to: finishes the log-in, once. */
export function SignOnPage() {
  const { t } = useTranslation('login');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const open = useOpenSession();
  const [asked, setAsked] = useState<SecondFactorChallenge | null>(null);
  const [signUp, setSignUp] = useState<AskedSignUp | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isStarted = useRef(false);
  useScreenTitle(t('title'));
  const [commit] = useGuestMutation<SignOnPageMutation>(graphql`
    mutation SignOnPageMutation($input: FinishSignOnInput!) {
      finishSignOn(input: $input) {
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
        signUp {
          token
          name
          email
          organizationName
        }
        user {
          name
          email
          activated
        }
      }
    }
  `);
  const finish = async () => {
    const pending = takePendingSignOn();
    if (pending === null) return setRefusal(t('signOnLost'));
    const done = await commit({
      variables: { input: { ...pending, deviceMarks: deviceMarks() } },
      onRefused: ([first]) => {
        if (first !== undefined) setRefusal(userErrorText(first));
        return [];
      },
      onFailed: (error) => setRefusal(failureText(error)),
    });
    if (done?.finishSignOn.secondFactor) setAsked(done.finishSignOn.secondFactor);
    else if (done?.finishSignOn.signUp) setSignUp(done.finishSignOn.signUp);
    else await open(done?.finishSignOn);
  };
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void finish();
  });
  const back = () => void navigate(`${paths.login}${search.size > 0 ? `?${search.toString()}` : ''}`);
  if (asked !== null)
    return (
      <Panel title={t('title')} text={t('text')}>
        <SecondStepForm asked={asked} onBack={back} />
      </Panel>
    );
  if (signUp !== null)
    return (
      <Panel title={t('signOnNew', { office: signUp.organizationName })} text={signUp.email}>
        <SignOnSignUpForm asked={signUp} />
      </Panel>
    );
  return (
    <Panel title={t('title')} text={t(refusal === null ? 'signOnWaiting' : 'signOnRefused')}>
      {refusal === null ? (
        <LinearProgress aria-label={t('signOnWaiting')} />
      ) : (
        <>
          <Alert severity="error" sx={{ mb: 3 }}>
            {refusal}
          </Alert>
          <Button variant="contained" fullWidth onClick={back}>
            {t('second.back')}
          </Button>
        </>
      )}
    </Panel>
  );
}

type AskedSignUp = NonNullable<SignOnPageMutation['response']['finishSignOn']['signUp']>;

/** The account of somebody whom the provider of an office vouches for: a name, and the terms. */
function SignOnSignUpForm({ asked }: { asked: AskedSignUp }) {
  const { t } = useTranslation('signUp');
  const open = useOpenSession();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useDomainForm(newcomerFormSchema, { defaultValues: { name: asked.name } });
  const [commit, pending] = useGuestMutation<SignOnPageSignOnSignUpFormMutation>(graphql`
    mutation SignOnPageSignOnSignUpFormMutation($input: SignUpBySignOnInput!) {
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
      <Muted>
        {t('agree')}{' '}
        <ScreenLink to={paths.terms} underline="always">
          {t('terms')}
        </ScreenLink>{' '}
        <ScreenLink to={paths.privacy} underline="always">
          {t('privacy')}
        </ScreenLink>
      </Muted>
      <Button type="submit" variant="contained" size="large" loading={pending}>
        {t('submit')}
      </Button>
    </FormStack>
  );
}
