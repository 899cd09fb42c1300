import { type RefObject, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { UnitForm } from '#domain/tower/unit.ts';
import { useValidatedForm } from '../../forms/useValidatedForm.ts';
import { lazyUnitRules } from './lazyUnitRules.ts';
import type { UnitFormValues } from './unitFormValues.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

export type UnitFormState = UseFormReturn<UnitFormValues, unknown, UnitForm>;

/** The unit form in the language figures are written in. */
export function useUnitForm(
  defaultValues: UnitFormValues,
  draft: string,
  revisionRef?: RefObject<number | null>,
): UnitFormState {
  const language = useLanguage();
  const rules = useMemo(() => lazyUnitRules(language), [language]);
  return useValidatedForm(rules, { defaultValues, draft, ...(revisionRef && { revisionRef }) });
}
