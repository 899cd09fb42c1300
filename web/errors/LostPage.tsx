import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '../components/states/EmptyState.tsx';
import { NoTrail, wasShown } from '../shell/screenTitle.ts';
import { ExploreOffOutlined } from '../theme/icons.tsx';
import { useWayOut } from './useWayOut.ts';

/** What an address names is not there, or it names too little: says which, whether it was there a moment ago, and the way on. */
export function LostPage({ reason, missing }: { reason: string; missing: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { to, label } = useWayOut(reason);
  const title = t(reason, { defaultValue: t('error.UNKNOWN') });
  const text = t(wasShown(pathname) ? 'address.gone' : 'address.never');
  return (
    <>
      <NoTrail title={title} />
      <EmptyState
        icon={<ExploreOffOutlined />}
        title={title}
        {...(missing ? { text } : {})}
        action={
          <Button variant="contained" component={Link} to={to}>
            {t(`wayOut.${label}`)}
          </Button>
        }
      />
    </>
  );
}
