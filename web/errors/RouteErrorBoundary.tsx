import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link, useLocation, useParams, useRouteError } from 'react-router';
import { EmptyState } from '../components/states/EmptyState.tsx';
import { ErrorState } from '../components/states/ErrorState.tsx';
import { paths } from '../paths.ts';
import { RequestFailure } from '../relay/failure.ts';
import { PageCodeFailure } from '../routing/loadPage.ts';
import { NoTrail, wasShown } from '../shell/screenTitle.ts';
import { ApartmentOutlined, ExploreOffOutlined } from '../theme/icons.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { SessionExpiredPage } from './SessionExpiredPage.tsx';
import { useRetry } from './useRetry.ts';
import { useParentScreen } from './useParentScreen.ts';

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

/** What the screen is about, by its address: the innermost named thing. */
function useFetchedThing() {
  const { projectId, unitId, moduleId } = useParams();
  if (moduleId !== undefined) return 'fetchModule';
  if (unitId !== undefined) return 'fetchUnit';
  return projectId === undefined ? 'screen' : 'fetchProject';
}

/**
 * What an address names is missing, or it names too little: says which, whether it was there a moment ago, and offers a
 * way on.
 */
function LostPage({ reason, missing }: { reason: string; missing: boolean }) {
  const { t } = useTranslation();
  const address = useLocation();
  const { to, label } = useParentScreen(reason);
  const title = t(reason, { defaultValue: t('error.UNKNOWN') });
  const text = t(wasShown(address) ? 'address.gone' : 'address.never');
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
