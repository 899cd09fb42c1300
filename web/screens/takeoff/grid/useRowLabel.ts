import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { isIntensive, type SheetRow } from '../sheet/sheetRows.ts';
import type { ValueMode } from '../sheet/valueMode.ts';

/** What a row is called, with the unit its figures have: "Concreto C30 (m³)", per m² "Concreto C30 (m³/m²)". */
export function useRowLabel(mode: ValueMode = 'floor'): (row: SheetRow) => string {
  const { t } = useTranslation('takeoff');
  const { plain } = useFormat();
  return (row) => {
    const { kind, strength, block, figure } = row;
    const unit = mode === 'area' && row.unit !== '' && !isIntensive(row) ? `${row.unit}/m²` : row.unit;
    const name =
      figure === '' ? t(`row.${kind}`, { strength: plain(strength), block }) : t(`figure.${figure}`);
    return unit === '' ? name : `${name} (${unit})`;
  };
}
