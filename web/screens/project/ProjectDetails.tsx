import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProjectDetailsBenchmarkConsentMutation } from '#relay/ProjectDetailsBenchmarkConsentMutation.graphql.ts';
import type { ProjectDetails_benchmarkConsentProject$key } from '#relay/ProjectDetails_benchmarkConsentProject.graphql.ts';
import type { ProjectDetails_project$key } from '#relay/ProjectDetails_project.graphql.ts';
import { Muted } from '../../components/Muted.tsx';
import { Facts } from '../../components/figures/Facts.tsx';
import { Section } from '../../components/Section.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { ProjectTotals } from '../../parts/project/ProjectTotals.tsx';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { useOffered } from '../../session/offered.ts';
import { keyWith } from '../../i18n/keyWith.ts';

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
        ...ProjectDetails_benchmarkConsentProject
      }
    `,
    project,
  );
  const buildingType =
    data.buildingType && t(keyWith('common', 'buildingType.', data.buildingType.toLowerCase()));
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
              [t('details.phase'), t(keyWith('common', 'phase.', data.phase.toLowerCase()))],
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

/** The owner's consent to the benchmark; nothing where the service does not ask for it. */
function BenchmarkConsent({ project }: { project: ProjectDetails_benchmarkConsentProject$key }) {
  const { t } = useTranslation('project');
  const text = useId();
  const { id, benchmarkConsent, viewerCanTransfer } = useFragment(
    graphql`
      fragment ProjectDetails_benchmarkConsentProject on Project {
        id
        benchmarkConsent
        viewerCanTransfer
      }
    `,
    project,
  );
  const [commit] = useMutation<ProjectDetailsBenchmarkConsentMutation>(
    graphql`
      mutation ProjectDetailsBenchmarkConsentMutation($input: UpdateProjectInput!) {
        updateProject(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          project {
            id
            benchmarkConsent
            revision
          }
        }
      }
    `,
    { failure: t('consent.failed'), invalidates: true },
  );
  if (benchmarkConsent == null) return null;
  return (
    <Section title={t('consent.title')}>
      <FormControlLabel
        label={t('consent.label')}
        control={
          <Switch
            checked={benchmarkConsent}
            disabled={!viewerCanTransfer}
            slotProps={{ input: { 'aria-describedby': text } }}
            onChange={(_, checked) =>
              void commit({
                variables: { input: { projectId: id, benchmarkConsent: checked } },
                optimisticUpdater: (store) => store.get(id)?.setValue(checked, 'benchmarkConsent'),
              })
            }
          />
        }
      />
      <Muted id={text} sx={{ maxWidth: 640 }}>
        {t('consent.text')} {!viewerCanTransfer && t('consent.owner')}
      </Muted>
    </Section>
  );
}
