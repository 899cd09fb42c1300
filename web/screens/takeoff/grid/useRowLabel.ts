import { isIntensive } from '#domain/structures/dimensions.ts';
import { useTranslation } from 'react-i18next';
import { isPrestressing } from '#domain/factors/steelClass.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { SheetRow } from '../sheet/sheetRows.ts';
import type { ValueMode } from '../sheet/valueMode.ts';
import { keyWith } from '../../../i18n/keyWith.ts';

/** What a row is called, with the unit its numbers have: "Concreto C30 (m³)", per m² "Concreto C30 (m³/m²)". */
export function useRowLabel(mode: ValueMode = 'floor'): (row: SheetRow) => string {
  const { t } = useTranslation('takeoff');
  const { plain } = useFormat();
  return (row) => {
    const { kind, strength, block, dimension } = row;
    const unit =
      mode === 'area' && row.unit !== '' && !isIntensive(row.dimension) ? `${row.unit}/m²` : row.unit;
    const name =
      dimension === ''
        ? t(keyWith('takeoff', 'row.', kind === 'steel' && isPrestressing(strength) ? 'strand' : kind), {
            strength: plain(strength),
            block,
          })
        : t(keyWith('moduleEditor', 'dimension.', dimension), { ns: 'moduleEditor' });
    return unit === '' ? name : `${name} (${unit})`;
  };
}
