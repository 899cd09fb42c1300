import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useValidatedForm, type FormOptions } from './useValidatedForm.ts';

/** A form validated by a schema of the domain. `Values` are the fields'; `handleSubmit` gets the schema's output. */
export function useDomainForm<Schema extends z.ZodType<FieldValues, FieldValues>>(
  schema: Schema,
  options: FormOptions<z.input<Schema>>,
): UseFormReturn<z.input<Schema>, unknown, z.output<Schema>> {
  // The resolver's types want zod's own internals of the exact schema; a generic one cannot name them.
  return useValidatedForm<z.input<Schema>, z.output<Schema>>(zodResolver(schema as never) as never, options);
}
