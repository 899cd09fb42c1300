import { useFormat } from '../../../i18n/useFormat.ts';
import type { SheetRow } from '../sheet/sheetRows.ts';

/** How the numbers of a row are written: with no more digits than anyone measures. The cell keeps all it has. */
export function useCellFormat() {
  const { measured, plain, tenths } = useFormat();
  return ({ kind, unit }: Pick<SheetRow, 'kind' | 'unit'>): ((value: number) => string) => {
    if (kind !== 'dimension') return measured;
    return unit === 'cm' ? tenths : plain;
  };
}
