import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import { type Control } from 'react-hook-form';
import { fieldHelp } from '../../../forms/fields/TextField.tsx';
import { useCellBlur } from './useCellBlur.ts';
import { useTypedNumber } from '../../../forms/fields/useTypedNumber.ts';

type Props = {
  control: Control;
  name: string;
  /** Read to a screen reader: column and row. */
  label: string;
  row: number;
  unit: string;
  /** Runs after each change, because rules over several rows must be checked again. */
  onChanged: () => void;
};

/** A number in a table; see useTypedNumber. */
export function QuantityCell({ control, name, label, row, unit, onChanged }: Props) {
  // A cleared custom strength stays custom: only undefined means "of a class".
  const nothing = name.endsWith('.customFck') ? '' : undefined;
  const { field, fieldState, value, change, rest } = useTypedNumber({ control, name }, nothing);
  const blur = useCellBlur(field);
  return (
    <MuiTextField
      value={value}
      inputRef={field.ref}
      onChange={(event) => {
        change(event.target.value);
        onChanged();
      }}
      onBlur={({ target }) => {
        rest();
        blur(target);
      }}
      error={fieldState.invalid}
      helperText={fieldHelp(fieldState.error?.message, undefined)}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          'data-row': row,
          inputMode: 'decimal',
          autoComplete: 'off',
          style: { textAlign: 'right', paddingLeft: 8, paddingRight: unit === '' ? 8 : 0 },
        },
        input: unit === '' ? {} : { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
        formHelperText: { sx: { mx: 0, lineHeight: 1.3 } },
      }}
      sx={{ '& .MuiInputBase-root': { pr: 1 }, '& .MuiInputAdornment-root': { ml: 0.5 } }}
    />
  );
}
