import { type RefObject, useEffect } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useDomainForm } from '../../../forms/useDomainForm.ts';

/** A form with quantity tables, and a draft that comes back into them too. */
export function useStructureForm<Schema extends z.ZodType<FieldValues, FieldValues>>(
  schema: Schema,
  defaultValues: z.input<Schema>,
  draft: string,
  revisionRef?: RefObject<number | null>,
): UseFormReturn<z.input<Schema>, unknown, z.output<Schema>> {
  const form = useDomainForm(schema, {
    defaultValues: defaultValues as DefaultValues<z.input<Schema>>,
    draft,
    ...(revisionRef && { revisionRef }),
  });
  const { reset, getValues } = form;
  // The draft's rows are in the form by now; lists only notice when the whole form is reset.
  useEffect(() => reset(getValues(), { keepDefaultValues: true }), [reset, getValues]);
  return form;
}
