import MenuItem from '@mui/material/MenuItem';
import type { FieldValues } from 'react-hook-form';
import { TextField, type FieldProps } from './TextField.tsx';

type SelectOption = { value: string | number; label: string };

/** One of a few; `options` come translated. */
export function SelectField<Values extends FieldValues>({
  options,
  ...props
}: FieldProps<Values> & { options: readonly SelectOption[] }) {
  return (
    <TextField select {...props}>
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
