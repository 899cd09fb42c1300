import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { BenchmarkConsentMutation } from '#relay/BenchmarkConsentMutation.graphql.ts';
import type { BenchmarkConsent_project$key } from '#relay/BenchmarkConsent_project.graphql.ts';
import { Section } from '../../components/Section.tsx';
import { useMutation } from '../../relay/useMutation.ts';

/** The owner's say whether the project stands in the benchmark; nothing where the service asks nobody. */
export function BenchmarkConsent({ project }: { project: BenchmarkConsent_project$key }) {
  const { t } = useTranslation('project');
  const text = useId();
  const { id, benchmarkConsent, viewerCanTransfer } = useFragment(
    graphql`
      fragment BenchmarkConsent_project on Project {
        id
        benchmarkConsent
        viewerCanTransfer
      }
    `,
    project,
  );
  const [commit] = useMutation<BenchmarkConsentMutation>(
    graphql`
      mutation BenchmarkConsentMutation($input: UpdateProjectInput!) {
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
      <Typography id={text} variant="body2" color="textSecondary" sx={{ maxWidth: 640 }}>
        {t('consent.text')} {!viewerCanTransfer && t('consent.owner')}
      </Typography>
    </Section>
  );
}
