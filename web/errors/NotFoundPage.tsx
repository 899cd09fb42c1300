import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../components/states/EmptyState.tsx';
import { useScreenTitle } from '../shell/screenTitle.ts';
import { paths } from '../paths.ts';
import { ExploreOffOutlined } from '../theme/icons.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  useScreenTitle(t('notFound.title'));
  return (
    <EmptyState
      icon={<ExploreOffOutlined />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Button variant="contained" component={Link} to={paths.landing}>
          {t('notFound.home')}
        </Button>
      }
    />
  );
}
