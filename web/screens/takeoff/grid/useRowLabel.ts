import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { SheetRow } from '../sheet/sheetRows.ts';

/** What a row is called, with its unit: "Concreto C30 (m³)". */
export function useRowLabel(): (row: SheetRow) => string {
  const { t } = useTranslation('takeoff');
  const { plain } = useFormat();
  return ({ kind, strength, block, figure, unit }) => {
    const name =
      figure === '' ? t(`row.${kind}`, { strength: plain(strength), block }) : t(`figure.${figure}`);
    return unit === '' ? name : `${name} (${unit})`;
  };
}
