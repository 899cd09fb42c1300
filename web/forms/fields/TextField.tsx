import MuiTextField, { type TextFieldProps as MuiProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import type { FieldControl } from './fieldControl.ts';
import { validationText } from '../../i18n/message.ts';
import { useBlurAfterPointer } from './useBlurAfterPointer.ts';

/** What every field of a form takes: MUI's properties, the form's control and the field's name. */
export type FieldProps<Values extends FieldValues> = Omit<
  MuiProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'variant'
> & {
  // A form's third type is its schema's output, which fields do not need.
  control: FieldControl<Values>;
  name: FieldPath<Values>;
};

/** A line of text; `multiline` for more. Shows the field's error in place of its helper text. */
export function TextField<Values extends FieldValues>({
  control,
  name,
  helperText,
  ...props
}: FieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const { value, ref, onBlur, ...handlers } = field;
  const blur = useBlurAfterPointer(onBlur);
  return (
    <MuiTextField
      {...props}
      {...handlers}
      onBlur={blur}
      value={value ?? ''}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldHelp(fieldState.error?.message, helperText)}
    />
  );
}

/** The error's text, else the hint. */
export function fieldHelp(message: string | undefined, hint: ReactNode): ReactNode {
  return message === undefined || message === '' ? hint : validationText(message);
}
