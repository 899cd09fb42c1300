import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Panel } from '../../components/Panel.tsx';
import { ScreenLink } from '../../components/ScreenLink.tsx';
import { SessionExpiredPage } from '../../errors/SessionExpiredPage.tsx';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { paths } from '../../paths.ts';
import { LoginForm } from './LoginForm.tsx';

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
