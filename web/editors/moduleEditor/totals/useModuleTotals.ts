import { useDeferredValue } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { type ModuleTotals, moduleTotals } from './moduleTotals.ts';

/** Figures of what is being typed; null before a technology is chosen. `floors` are those covered. */
export function useModuleTotals(
  form: UseFormReturn,
  floors: readonly { area: number }[],
): { technology: Technology | ''; totals: ModuleTotals | null } {
  const values = useDeferredValue(useWatch({ control: form.control }));
  const technology = (values['technology'] ?? '') as Technology | '';
  const totals = technology === '' ? null : moduleTotals(technology, values, floors);
  return { technology, totals };
}
