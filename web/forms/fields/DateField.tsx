import type { FieldValues } from 'react-hook-form';
import { TextField, type FieldProps } from './TextField.tsx';

/** A day; the form holds YYYY-MM-DD, the browser writes it as its user does. */
export function DateField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <TextField {...props} type="date" slotProps={{ inputLabel: { shrink: true } }} />;
}
