import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useUpdateEstimateMutation } from '#relay/useUpdateEstimateMutation.graphql.ts';
import { refusalsOn } from '../../forms/userErrors.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type { Estimate, EstimateFields } from './estimateForm.ts';
import { estimateInput } from './estimateInput.ts';

/** Saves a changed estimate; refusals go to the form's fields. */
export function useUpdateEstimate(form: UseFormReturn<EstimateFields, unknown, Estimate>) {
  const { t } = useTranslation('estimate');
  const [commit] = useMutation<useUpdateEstimateMutation>(
    graphql`
      mutation useUpdateEstimateMutation($input: UpdateStructureInput!) {
        updateStructure(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          structure {
            ...EstimateEditor_estimate
            ...EstimateRow_estimate
          }
        }
      }
    `,
    { success: t('updated'), failure: t('updateError') },
  );
  return (structureId: string, values: Estimate) =>
    commit({
      variables: { input: { structureId, ...estimateInput(values) } },
      onRefused: refusalsOn(form),
    });
}
