import { useTranslation } from 'react-i18next';
import Button from '@mui/material/Button';
import { isRouteErrorResponse, Link, useParams, useRouteError } from 'react-router';
import { EmptyState } from '../components/states/EmptyState.tsx';
import { ErrorState } from '../components/states/ErrorState.tsx';
import { RequestFailure } from '../relay/failure.ts';
import { NoTrail } from '../shell/screenTitle.ts';
import { PageCodeFailure } from '../routing/loadPage.ts';
import { paths } from '../paths.ts';
import { ApartmentOutlined } from '../theme/icons.tsx';
import { LostPage } from './LostPage.tsx';
import { useRetry } from './useRetry.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { SessionExpiredPage } from './SessionExpiredPage.tsx';

/** What a screen shows when its route or its whole query fails. */
export function RouteErrorBoundary() {
  const error = useRouteError();
  const { t } = useTranslation();
  const retry = useRetry();
  const fetched = useFetchedThing();
  const { projectId } = useParams();
  if (error instanceof RequestFailure && error.code === 'UNAUTHENTICATED') return <SessionExpiredPage />;
  if (isRouteErrorResponse(error) || error instanceof Response) {
    const key = isRouteErrorResponse(error) ? String(error.data) : error.statusText;
    if (error.status === 404 && !key.startsWith('address.')) return <NotFoundPage />;
    if (key.startsWith('address.')) return <LostPage reason={key} missing={error.status === 404} />;
    const title = t(key, { defaultValue: t('error.UNKNOWN') });
    return (
      <>
        <NoTrail title={title} />
        <ErrorState title={title} />
      </>
    );
  }
  const isUnreadable = error instanceof RequestFailure && error.code === 'PROJECT_UNREADABLE';
  if (isUnreadable && projectId !== undefined) return <TowerlessPage projectId={projectId} />;
  const title = t(`error.${fetched}`);
  return (
    <>
      <NoTrail title={title} />
      <ErrorState
        error={error}
        onRetry={error instanceof PageCodeFailure ? () => window.location.reload() : retry}
        title={title}
      />
    </>
  );
}

/** A project that the connected service opens only once it has a tower. */
function TowerlessPage({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const title = t('towerless.title');
  return (
    <>
      <NoTrail title={title} />
      <EmptyState
        icon={<ApartmentOutlined />}
        title={title}
        text={t('error.PROJECT_UNREADABLE')}
        action={
          <Button variant="contained" component={Link} to={paths.addUnitTo(projectId)}>
            {t('error.addTower')}
          </Button>
        }
      />
    </>
  );
}

/** What the screen is about, by its address: the innermost thing named there. */
function useFetchedThing() {
  const { projectId, unitId, moduleId } = useParams();
  if (moduleId !== undefined) return 'fetchModule';
  if (unitId !== undefined) return 'fetchUnit';
  return projectId === undefined ? 'screen' : 'fetchProject';
}
