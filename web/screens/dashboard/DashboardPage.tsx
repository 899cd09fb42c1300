import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { DashboardPageQuery } from '#relay/DashboardPageQuery.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { screenError } from '../../routing/screenRoute.tsx';
import { useScreenQuery, useScreenVariables } from '../../relay/queries/useScreenQuery.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { Estimates } from './Estimates.tsx';
import { Invitations } from './Invitations.tsx';
import { LastTower } from './LastTower.tsx';
import { Portfolio } from './Portfolio.tsx';
import { RecentChanges } from './RecentChanges.tsx';

/** Where the user left off and what changed, then who invites, the totals, and quick estimates. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { viewer } = useScreenQuery<DashboardPageQuery>(graphql`
    query DashboardPageQuery($structures: Boolean = true, $activity: Boolean = true) {
      viewer {
        ...Invitations_viewer
        ...Portfolio_viewer
        ...Estimates_viewer @include(if: $structures)
        ...RecentChanges_viewer @include(if: $activity)
      }
    }
  `);
  useScreenTitle(t('nav.dashboard'));
  const { structures, activity } = useScreenVariables<DashboardPageQuery>();
  if (!viewer) throw screenError('error.UNAUTHENTICATED', 401);
  return (
    <>
      <PageHeader title={t('nav.dashboard')} actions={<LastTower />} />
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: activity ? 'minmax(0, 2fr) minmax(0, 3fr)' : 'minmax(0, 1fr)',
          },
        }}
      >
        {activity && (
          <FieldErrorSection title={t('error.changes')}>
            <RecentChanges viewer={viewer} />
          </FieldErrorSection>
        )}
        <div>
          <FieldErrorSection title={t('error.invitations')}>
            <Invitations viewer={viewer} />
          </FieldErrorSection>
          <FieldErrorSection title={t('error.portfolio')}>
            <Portfolio viewer={viewer} />
          </FieldErrorSection>
          {structures && (
            <FieldErrorSection title={t('error.estimates')}>
              <Estimates viewer={viewer} />
            </FieldErrorSection>
          )}
        </div>
      </Box>
    </>
  );
}
