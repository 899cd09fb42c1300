import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { mergeValues } from './mergeValues.ts';
import { touchedFields } from './touchedFields.ts';

/**
 * Bases a form on fresh values, with what was typed since it held `base` over them. @returns whether anything was. The
 * form is based on the fresh revision by then: its draft is kept under that.
 */
export function rebaseForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  base: Values,
  fresh: Values,
): boolean {
  const mine = form.getValues();
  const typed = touchedFields(base, mine);
  form.reset(fresh);
  for (const field of typed)
    form.setValue(field as Path<Values>, mergeValues(base, mine, fresh)[field], { shouldDirty: true });
  return typed.length > 0;
}
