import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { quietRows } from './quietRows.ts';
import { useDraft } from './useDraft.ts';

type Options<Values extends FieldValues> = {
  defaultValues: DefaultValues<Values>;
  /** Keeps what was typed under this name through a reload or a lost session. Never for passwords. */
  draft?: string;
  /** Fields left out of the draft. */
  secret?: string[];
};

/**
 * A form ruled by a schema of the domain: checked when a field is left, then on each change; the submit button stays
 * enabled. Error messages are keys, which the fields of this folder translate.
 *
 * `Values` is what the fields hold; `handleSubmit` gets what the schema makes of it.
 */
export function useDomainForm<Schema extends z.ZodType<FieldValues, FieldValues>>(
  schema: Schema,
  { defaultValues, draft, secret = [] }: Options<z.input<Schema>>,
): UseFormReturn<z.input<Schema>, unknown, z.output<Schema>> {
  const [rows] = useState(() => quietRows<z.input<Schema>, z.output<Schema>>());
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    // The resolver's types want zod's own internals of the exact schema; a generic one cannot name them.
    resolver: rows.over(zodResolver(schema as never) as never),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: true,
  });
  useEffect(() => rows.of(form.control), [rows, form.control]);
  useDraft(form as never, draft, secret);
  return form;
}
