import { useMemo } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/texts/messages.ts';
import { estimateFormSchemaFor } from '#domain/project/estimate.ts';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import type { EstimateFields } from './estimateForm.ts';

/** The record's form; figures are read as the reader's language writes them. */
export function useEstimateForm(defaultValues: DefaultValues<EstimateFields>, draft: string) {
  const { i18n } = useTranslation();
  const language = (i18n.resolvedLanguage ?? 'pt-BR') as Language;
  const schema = useMemo(() => estimateFormSchemaFor(language), [language]);
  return useDomainForm(schema, { defaultValues, draft });
}
