import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/messages.ts';
import { parseLocaleNumber } from '#domain/numbers.ts';
import { numberText } from '../../../forms/numberText.ts';
import { fieldHelp } from '../../../forms/TextField.tsx';
import { useCellBlur } from './useCellBlur.ts';

type Props = {
  control: Control;
  name: string;
  /** Read to a screen reader: column and row. */
  label: string;
  row: number;
  unit: string;
  /** Runs after each change: rules over several rows look again. */
  onChanged: () => void;
};

/** A figure in a table; the form holds a number, undefined when empty, or the text where it is none. */
export function QuantityCell({ control, name, label, row, unit, onChanged }: Props) {
  const { i18n } = useTranslation();
  const language = (i18n.resolvedLanguage ?? 'pt-BR') as Language;
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState<string | null>(null);
  const blur = useCellBlur(field);
  const isCustom = name.endsWith('.customFck');
  const change = (text: string) => {
    setTyped(text);
    // An emptied custom strength stays one: only undefined means "of a class".
    const nothing = isCustom ? '' : undefined;
    field.onChange(text.trim() === '' ? nothing : (parseLocaleNumber(text, language) ?? text));
    onChanged();
  };
  return (
    <MuiTextField
      value={typed ?? numberText(field.value, language)}
      inputRef={field.ref}
      onChange={(event) => change(event.target.value)}
      onBlur={({ target }) => {
        setTyped(null);
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
