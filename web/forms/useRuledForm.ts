import { useEffect, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { untouchedRows } from './untouchedRows.ts';
import { useDraft } from './useDraft.ts';

export type FormOptions<Values extends FieldValues> = {
  defaultValues: DefaultValues<Values>;
  /** Keeps what was typed under this name through a reload or a lost session. Never for passwords. */
  draft?: string;
  /** Fields left out of the draft. */
  secret?: string[];
};

/**
 * A form checked by `resolver` when a field is left, then on each change; the submit button stays enabled. Error
 * messages are keys, which the fields of this folder translate.
 */
export function useRuledForm<Values extends FieldValues, Output>(
  resolver: Resolver<Values, unknown, Output>,
  { defaultValues, draft, secret = [] }: FormOptions<Values>,
): UseFormReturn<Values, unknown, Output> {
  const [rows] = useState(() => untouchedRows<Values, Output>());
  const form = useForm<Values, unknown, Output>({
    resolver: rows.over(resolver),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: true,
  });
  useEffect(() => rows.of(form), [rows, form]);
  useDraft(form as never, draft, secret);
  return form;
}
