import { useState } from 'react';
import { useController, type FieldValues, type UseControllerProps } from 'react-hook-form';
import { parseLocaleNumber } from '#domain/numbers.ts';
import { numberText } from './numberText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/**
 * A number in the language's decimals: the form holds a number, `nothing` when empty, or the text itself where it is no
 * number, which the schema then refuses. Until `rest` the text stays as typed: "1," is on the way to "1,5".
 */
export function useTypedNumber<Values extends FieldValues>(
  at: Pick<UseControllerProps<Values>, 'control' | 'name'>,
  nothing?: string,
) {
  const language = useLanguage();
  const { field, fieldState } = useController(at);
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    field.onChange(text.trim() === '' ? nothing : (parseLocaleNumber(text, language) ?? text));
  };
  const value = typed ?? numberText(field.value, language);
  return { field, fieldState, value, change, rest: () => setTyped(null) };
}
