import { useTranslation } from 'react-i18next';
import type { KindDifference } from '#domain/comparison/difference.ts';
import { telling } from '#domain/comparison/limits.ts';
import { factorOf, type Indicator } from '#domain/comparison/lines.ts';
import { standingName } from '#domain/comparison/standingName.ts';
import { resolveLanguage } from '#domain/messages.ts';
import { useFormat } from '../../../i18n/useFormat.ts';

/** One axis of the supplier map: its name with the unit, and what is written where t is 0 to 1. */
export type MapAxis = { name: string; at: (t: number) => string };

const perUnit = { co2: 'kgCO₂e', energy: 'MJ' };

/** Axes in factors of the row of the kind with the largest amount; in t where every factor is one value. */
export function useAxis(of: Indicator): (kind: KindDifference) => MapAxis {
  const { i18n } = useTranslation('compare');
  const { figure } = useFormat();
  return (kind) => {
    const name = standingName(kind, resolveLanguage(i18n.language));
    const row = telling(kind, of);
    if (row === undefined) return { name: `${name} (t)`, at: figure };
    const { min, max } = factorOf(row, of);
    const unit = row.unit === 'm3' ? 'm³' : row.unit;
    const label = row.label === name ? name : `${name}, ${row.label}`;
    return { name: `${label} (${perUnit[of]}/${unit})`, at: (t) => figure(min + t * (max - min)) };
  };
}
