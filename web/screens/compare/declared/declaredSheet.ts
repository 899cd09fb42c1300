import type { Compared, ComparisonSheet, Words } from '../compared/compared.ts';

/** The declared factors the figures rest on; no sheet where there are none. */
export function declaredSheet({ declarations }: Compared, { t }: Words): ComparisonSheet[] {
  if (declarations.length === 0) return [];
  const head = [t('sheet.material'), t('unit.header'), t('sheet.supplier'), t('sheet.document')];
  return [
    {
      name: t('sheet.declared'),
      header: [...head, t('sheet.validUntil'), 'CO₂ min', 'CO₂ max', 'MJ min', 'MJ max'],
      rows: declarations.map(({ label, unit, supplier, document, validUntil, co2, energy }) => [
        label,
        t(`unit.${unit}`),
        supplier,
        document,
        validUntil ?? null,
        co2.min,
        co2.max,
        energy?.min ?? null,
        energy?.max ?? null,
      ]),
    },
  ];
}

/** How factors came about that figures rest on, in words; null where all are published ones. */
export const flagNames = (flags: readonly string[], t: Words['t']): string | null =>
  flags.map((flag) => t(`flag.short.${flag.toUpperCase()}`)).join(', ') || null;
