import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { EmptyState } from '../components/states/EmptyState.tsx';
import { leaveSession } from '../session/leaveSession.ts';
import { redirectTarget } from '../session/redirects.ts';
import { useScreenTitle } from '../shell/screenTitle.ts';
import { paths } from '../paths.ts';
import { LockClockOutlined } from '../theme/icons.tsx';

/** "Oops, your session has expired...": leads to the log-in, and from there back to where the user was. */
export function SessionExpiredPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  useScreenTitle(t('sessionExpired.title'));
  const goToLogin = () => {
    void leaveSession(() => navigate(paths.loginFor(redirectTarget(search))));
  };
  return (
    <EmptyState
      icon={<LockClockOutlined />}
      title={t('sessionExpired.title')}
      text={t('sessionExpired.text')}
      action={
        <Button variant="contained" onClick={goToLogin}>
          {t('sessionExpired.login')}
        </Button>
      }
    />
  );
}
