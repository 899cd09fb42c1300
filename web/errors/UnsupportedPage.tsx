import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../components/states/EmptyState.tsx';
import type { Offer } from '../session/offered.ts';
import { NoTrail } from '../shell/screenTitle.ts';
import { CloudOffOutlined } from '../theme/icons.tsx';
import { useParentScreen } from './useParentScreen.ts';

/** The reason to pass to useParentScreen for an offer whose parent screen is not the project. */
const reasons: Partial<Record<Offer, string>> = {
  moduleVersions: 'address.module',
  structures: 'address.estimate',
};

type Props = {
  what: Offer;
  /** Within a screen that otherwise works. */
  compact?: boolean;
};

/** A screen that the connected service cannot support: says what it lacks, and offers a way on. */
export function UnsupportedPage({ what, compact = false }: Props) {
  const { t } = useTranslation();
  const { to, label } = useParentScreen(reasons[what] ?? '');
  const title = t('service.lacksThis', { what: t(`service.lacking.${what}`) });
  return (
    <>
      {!compact && <NoTrail title={title} />}
      <EmptyState
        icon={<CloudOffOutlined />}
        title={title}
        text={t('service.rest')}
        compact={compact}
        action={
          <Button variant="contained" component={Link} to={to}>
            {t(`wayOut.${label}`)}
          </Button>
        }
      />
    </>
  );
}
