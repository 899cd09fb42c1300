import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { mergeValues } from './mergeValues.ts';
import { touchedFields } from './touchedFields.ts';

/** Bases a form on fresh values, with what was typed since it held `base` over them. */
export function rebaseForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  base: Values,
  fresh: Values,
): void {
  const mine = form.getValues();
  form.reset(fresh);
  for (const field of touchedFields(base, mine))
    form.setValue(field as Path<Values>, mergeValues(base, mine, fresh)[field], { shouldDirty: true });
}
