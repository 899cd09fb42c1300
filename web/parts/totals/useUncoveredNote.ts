import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';

/** How many of a tower's or project's floors no module covers, in words; null where there are none. */
export function useUncoveredNote(key: 'uncoveredFloors' | 'uncoveredLeftOut' = 'uncoveredFloors') {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return (uncovered: number | null | undefined, total: number | null | undefined): string | null =>
    // The noun goes by the total: 1 of 3 floors, 1 of 1 floor.
    (uncovered ?? 0) > 0 ? t(key, { count: total ?? 0, n: integer(uncovered), total: integer(total) }) : null;
}
