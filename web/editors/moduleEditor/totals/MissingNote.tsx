import Alert from '@mui/material/Alert';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { missingElements } from '#domain/structures/missing.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { validationText } from '../../../i18n/message.ts';

type Props = { form: UseFormReturn; technology: Technology };

/** After an attempt to save: everything that the technology requires and is missing. */
export function MissingNote({ form, technology }: Props) {
  const data: unknown = useWatch({ control: form.control, name: technology });
  const { submitCount } = useFormState({ control: form.control });
  if (submitCount === 0 || missingElements(technology, data).length === 0) return null;
  return <Alert severity="error">{validationText(`structure.missing.${technology}`)}</Alert>;
}
