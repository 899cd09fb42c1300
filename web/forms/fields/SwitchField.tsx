import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useController, type FieldValues } from 'react-hook-form';
import type { FieldProps } from './TextField.tsx';

/** Yes or no. */
export function SwitchField<Values extends FieldValues>({
  control,
  name,
  label,
}: Pick<FieldProps<Values>, 'control' | 'name' | 'label'>) {
  const { field } = useController({ control, name });
  const { value, ref, onChange, onBlur } = field;
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          checked={Boolean(value)}
          onChange={(_, checked) => onChange(checked)}
          onBlur={onBlur}
          slotProps={{ input: { ref, name } }}
        />
      }
    />
  );
}
