import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router';
import { tokenSchema } from '#domain/people/account.ts';
import type { ActivatePageMutation } from '#relay/ActivatePageMutation.graphql.ts';
import { Panel } from '../../components/Panel.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { failureText } from '../../errors/errorText.ts';
import { RelayProvider } from '../../relay/RelayProvider.tsx';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { updateSessionUser } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { paths } from '../../paths.ts';
import { CheckCircleOutlined, ErrorOutlined, LinkOff, MarkEmailReadOutlined } from '../../theme/icons.tsx';

type State = 'confirm' | 'success' | 'error' | 'invalid';
const icons = {
  confirm: <MarkEmailReadOutlined />,
  success: <CheckCircleOutlined />,
  error: <ErrorOutlined />,
  invalid: <LinkOff />,
};
const tones = { confirm: 'primary', success: 'success', error: 'error', invalid: 'error' } as const;

/** Behind the link of the activation mail: asks first, so that a mail scanner's visit activates nothing. */
export function ActivatePage() {
  return (
    // A guest's page has no Relay around it; who is signed in sees the warning go.
    <RelayProvider>
      <Activation />
    </RelayProvider>
  );
}

function Activation() {
  const { t } = useTranslation('activate');
  const signedIn = useSession() !== null;
  const [search] = useSearchParams();
  const token = search.get('tkn') ?? '';
  const [state, setState] = useState<State>(tokenSchema.safeParse(token).success ? 'confirm' : 'invalid');
  const [reason, setReason] = useState('');
  useScreenTitle(t('title'));
  const [commit, pending] = useMutation<ActivatePageMutation>(graphql`
    mutation ActivatePageMutation($input: ActivateAccountInput!) {
      activateAccount(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        user {
          id
          activated
          email
          pendingEmail
        }
      }
    }
  `);
  const activate = async () => {
    const done = await commit({
      variables: { input: { token } },
      onRefused: () => {
        setState('invalid');
        return [];
      },
      onFailed: (error) => {
        setReason(failureText(error));
        setState('error');
      },
    });
    if (done === null) return;
    updateSessionUser({ activated: true });
    setState('success');
  };
  return (
    <Panel
      title={t(`${state}.title`)}
      text={t(`${state}.text`, { reason })}
      icon={icons[state]}
      tone={tones[state]}
    >
      {state === 'confirm' || state === 'error' ? (
        <Button variant="contained" fullWidth loading={pending} onClick={() => void activate()}>
          {t(`${state}.action`)}
        </Button>
      ) : (
        <Button
          variant="contained"
          fullWidth
          component={PreloadLink}
          to={signedIn ? paths.projectCards : paths.login}
        >
          {t(signedIn ? 'toProjects' : 'toLogin')}
        </Button>
      )}
    </Panel>
  );
}
