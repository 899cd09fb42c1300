import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/messages.ts';
import { parseLocaleNumber } from '#domain/numbers.ts';
import { numberText } from './numberText.ts';
import { useRestedBlur } from './useRestedBlur.ts';
import { fieldHelp, type FieldProps } from './TextField.tsx';

type Props<Values extends FieldValues> = FieldProps<Values> & {
  /** Beside the figure: m², cm, MPa. */
  unit?: string;
};

/**
 * A number with the language's decimal sign. The form holds a number, undefined when empty, or the text itself where
 * it is no number, which the schema then refuses.
 */
export function NumberField<Values extends FieldValues>({
  control,
  name,
  helperText,
  unit,
  slotProps,
  ...props
}: Props<Values>) {
  const { i18n } = useTranslation();
  const language = (i18n.resolvedLanguage ?? 'pt-BR') as Language;
  const { field, fieldState } = useController({ control, name });
  // While it is typed the text stays as typed: "1," is on the way to "1,5".
  const rested = useRestedBlur(field.onBlur);
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    field.onChange(text.trim() === '' ? undefined : (parseLocaleNumber(text, language) ?? text));
  };
  return (
    <MuiTextField
      {...props}
      name={name}
      value={typed ?? numberText(field.value, language)}
      inputRef={field.ref}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        setTyped(null);
        rested();
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
