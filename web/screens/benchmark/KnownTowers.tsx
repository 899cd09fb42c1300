import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { KnownTowersQuery } from '#relay/KnownTowersQuery.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { PeersSection } from '../../parts/peers/PeersSection.tsx';
import { useScreenQuery } from '../../relay/queries/useScreenQuery.ts';
import { useSession } from '../../session/useSession.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { paths } from '../../paths.ts';

/** The curve of the towers whose owners agreed; whoever is signed in sees their own on it. */
export function KnownTowers() {
  const { t } = useTranslation('benchmark');
  const isSignedIn = useSession() !== null;
  const data = useScreenQuery<KnownTowersQuery>(graphql`
    query KnownTowersQuery(
      $technology: Technology
      $storeys: StoreyClass
      $state: String
      $phase: ProjectPhase
      $withFoundation: Boolean!
    ) {
      capabilities {
        benchmarkConsent
      }
      ...PeersSection_query
        @arguments(
          of: UNITS
          technology: $technology
          storeys: $storeys
          state: $state
          phase: $phase
          withFoundation: $withFoundation
        )
    }
  `);
  useScreenTitle(t('title'));
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <FieldErrorSection title={t('error')}>
        <PeersSection query={data} marks={[]} scope="units" />
      </FieldErrorSection>
      <Card
        component="section"
        sx={{ p: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
      >
        <Box sx={{ flex: '1 1 320px' }}>
          <Typography variant="h2">{t('join')}</Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: 720 }}>
            {t('joinText')} {data.capabilities.benchmarkConsent && t('joinConsent')}
          </Typography>
        </Box>
        <Button
          variant="contained"
          component={PreloadLink}
          to={isSignedIn ? paths.projectCards : paths.signUp}
        >
          {t(isSignedIn ? 'projects' : 'signUp')}
        </Button>
      </Card>
    </>
  );
}
