import { useMemo } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { estimateFormSchemaFor } from '#domain/project/estimate.ts';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import type { EstimateFields } from './estimateForm.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** The record's form; figures are read as the reader's language writes them. */
export function useEstimateForm(defaultValues: DefaultValues<EstimateFields>, draft: string) {
  const language = useLanguage();
  const schema = useMemo(() => estimateFormSchemaFor(language), [language]);
  return useDomainForm(schema, { defaultValues, draft });
}
