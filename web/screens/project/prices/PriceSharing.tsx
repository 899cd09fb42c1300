import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PriceSharing_project$key } from '#relay/PriceSharing_project.graphql.ts';
import type { PriceSharingMutation } from '#relay/PriceSharingMutation.graphql.ts';
import { useMutation } from '../../../relay/useMutation.ts';

/** Whether tokens and links that only read show the quotations; the owner alone decides. */
export function PriceSharing({ project }: { project: PriceSharing_project$key }) {
  const { t } = useTranslation('prices');
  const { id, pricesForReaders, viewerCanTransfer } = useFragment(
    graphql`
      fragment PriceSharing_project on Project {
        id
        pricesForReaders
        viewerCanTransfer
      }
    `,
    project,
  );
  const [commit] = useMutation<PriceSharingMutation>(
    graphql`
      mutation PriceSharingMutation($input: UpdateProjectInput!) {
        updateProject(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          project {
            pricesForReaders
          }
        }
      }
    `,
    { failure: t('saveError') },
  );
  if (pricesForReaders == null) return null;
  return (
    <>
      <FormControlLabel
        sx={{ mt: 2 }}
        disabled={!viewerCanTransfer}
        label={t('readers.label')}
        control={
          <Switch
            checked={pricesForReaders}
            onChange={(_, checked) =>
              void commit({
                variables: { input: { projectId: id, pricesForReaders: checked } },
                optimisticUpdater: (store) => store.get(id)?.setValue(checked, 'pricesForReaders'),
              })
            }
          />
        }
      />
      <FormHelperText>{t('readers.help')}</FormHelperText>
    </>
  );
}
