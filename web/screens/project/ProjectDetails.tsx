import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProjectDetails_project$key } from '#relay/ProjectDetails_project.graphql.ts';
import { Section } from '../../components/Section.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { Facts } from '../../components/figures/Facts.tsx';
import { ProjectTotals } from '../../parts/project/ProjectTotals.tsx';
import { useOffered } from '../../session/offered.ts';
import { BenchmarkConsent } from './BenchmarkConsent.tsx';

/** Everything written down about the project, and its totals. */
export function ProjectDetails({ project }: { project: ProjectDetails_project$key }) {
  const { t } = useTranslation('project');
  const { date, ago } = useFormat();
  const offered = useOffered();
  const data = useFragment(
    graphql`
      fragment ProjectDetails_project on Project @throwOnFieldError {
        name
        postalCode
        state
        city
        neighborhood
        street
        number
        phase
        buildingType @include(if: $buildingTypes)
        description
        imageUrl
        createdAt
        updatedAt
        ...ProjectTotals_project
        ...BenchmarkConsent_project
      }
    `,
    project,
  );
  const buildingType = data.buildingType && t(`buildingType.${data.buildingType.toLowerCase()}`);
  const street = [data.street, data.number].filter(Boolean).join(', ');
  return (
    <>
      <ProjectTotals project={data} />
      <Section title={t('details.title')}>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: '1fr', lg: data.imageUrl ? '1fr 320px' : '1fr' },
          }}
        >
          <Facts
            facts={[
              [t('details.street'), street],
              [t('details.neighborhood'), data.neighborhood],
              [t('details.city'), `${data.city}, ${data.state}`],
              [t('details.cep'), data.postalCode],
              [t('details.phase'), t(`phase.${data.phase.toLowerCase()}`)],
              ...(offered.buildingTypes ? [[t('details.buildingType'), buildingType] as const] : []),
              [t('details.created'), date(data.createdAt)],
              ...(data.updatedAt == null ? [] : [[t('details.updated'), ago(data.updatedAt)] as const]),
            ]}
          />
          {data.imageUrl && (
            <Box
              component="img"
              src={data.imageUrl}
              alt={t('details.image', { name: data.name })}
              sx={{ width: '100%', borderRadius: 1, border: 1, borderColor: 'divider' }}
            />
          )}
        </Box>
        {data.description && (
          <Typography sx={{ mt: 3, maxWidth: 720, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {data.description}
          </Typography>
        )}
      </Section>
      <BenchmarkConsent project={data} />
    </>
  );
}
