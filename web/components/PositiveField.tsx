import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { parseLocaleNumber } from '#domain/numbers.ts';
import { numberText } from '../forms/fields/numberText.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

type Props = {
  label: string;
  unit?: string | undefined;
  help?: string;
  initial?: number | undefined;
  /** Undefined while it is empty or not a positive figure. */
  onChange: (value: number | undefined) => void;
};

/** A positive figure outside a form's schema, in the language's decimals. */
export function PositiveField({ label, unit, help, initial, onChange }: Props) {
  const language = useLanguage();
  const [text, setText] = useState(numberText(initial, language));
  const read = (typed: string) => {
    const value = parseLocaleNumber(typed, language);
    return value !== null && value > 0 ? value : undefined;
  };
  return (
    <TextField
      label={label}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange(read(event.target.value));
      }}
      error={text.trim() !== '' && read(text) === undefined}
      helperText={help}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input:
          unit === undefined ? {} : { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
}
