import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import type { Declaration } from './compared/comparedSet.ts';
import { keyWith } from '../../i18n/keyWith.ts';

/** Each declared factor in a line: material, supplier, value per unit, document. */
export function useDeclaredLines(declarations: readonly Declaration[]): string[] {
  const { t } = useTranslation('compare');
  const { span, day } = useFormat();
  return declarations.map(({ label, supplier, unit, co2, document, validUntil }) =>
    t(validUntil ? 'declared.lineUntil' : 'declared.line', {
      material: label,
      supplier,
      value: span(co2),
      unit: `kgCO₂e/${t(keyWith('compare', 'unit.', unit))}`,
      document,
      date: day(validUntil),
    }),
  );
}
