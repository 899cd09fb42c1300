import { useDeferredValue } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Technology } from '#domain/technology.ts';
import { type LiveFigures, liveFigures } from './liveFigures.ts';

/** Figures of what is being typed; null before a technology is chosen. `floors` are those covered. */
export function useLiveFigures(
  form: UseFormReturn,
  floors: readonly { area: number }[],
): { technology: Technology | ''; figures: LiveFigures | null } {
  const values = useDeferredValue(useWatch({ control: form.control }));
  const technology = (values['technology'] ?? '') as Technology | '';
  const figures = technology === '' ? null : liveFigures(technology, values, floors);
  return { technology, figures };
}
