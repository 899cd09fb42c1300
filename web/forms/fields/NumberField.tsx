import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import { type FieldValues } from 'react-hook-form';
import { useBlurAfterPointer } from './useBlurAfterPointer.ts';
import { fieldHelp, type FieldProps } from './TextField.tsx';
import { useTypedNumber } from './useTypedNumber.ts';

type Props<Values extends FieldValues> = FieldProps<Values> & {
  /** Beside the number: m², cm, MPa. */
  unit?: string | undefined;
};

/** A number with the language's decimal sign; see useTypedNumber. */
export function NumberField<Values extends FieldValues>({
  control,
  name,
  helperText,
  unit,
  slotProps,
  ...props
}: Props<Values>) {
  const { field, fieldState, value, change, rest } = useTypedNumber({ control, name });
  const blur = useBlurAfterPointer(field.onBlur);
  return (
    <MuiTextField
      {...props}
      name={name}
      value={value}
      inputRef={field.ref}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        rest();
        blur();
      }}
      error={fieldState.invalid}
      helperText={fieldHelp(fieldState.error?.message, helperText)}
      slotProps={{
        ...slotProps,
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', style: { textAlign: 'right' } },
        input:
          unit === undefined ? {} : { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
}
