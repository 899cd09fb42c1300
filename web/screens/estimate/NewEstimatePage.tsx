import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import type { NewEstimatePageMutation } from '#relay/NewEstimatePageMutation.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { clearDraft } from '../../forms/useDraft.ts';
import { refusalsOn } from '../../forms/userErrors.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { paths } from '../../paths.ts';
import { EstimateForm } from './EstimateForm.tsx';
import { type Estimate, emptyEstimate } from './estimateForm.ts';
import { estimateInput } from './estimateInput.ts';
import { QuickEstimate } from './quick/QuickEstimate.tsx';
import { useEstimateForm } from './useEstimateForm.ts';

const draft = 'estimate.new';

export function NewEstimatePage() {
  const { t } = useTranslation('estimate');
  const navigate = useNavigate();
  useScreenTitle(t('new.title'));
  const form = useEstimateForm(emptyEstimate, draft);
  const [create] = useMutation<NewEstimatePageMutation>(
    graphql`
      mutation NewEstimatePageMutation($input: CreateStructureInput!) {
        createStructure(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          structure {
            id
          }
        }
      }
    `,
    { success: t('created'), failure: t('createError'), invalidates: true },
  );
  const save = async (values: Estimate) => {
    const done = await create({
      variables: { input: estimateInput(values) },
      onRefused: refusalsOn(form),
    });
    if (done === null) return;
    clearDraft(draft);
    await navigate(paths.dashboard);
  };
  return (
    <>
      <PageHeader title={t('new.title')} text={t('text')} />
      <QuickEstimate />
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('record.title')}
      </Typography>
      <EstimateForm form={form} draft={draft} onSave={save} />
    </>
  );
}
