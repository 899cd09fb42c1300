import { csvCell, type csvFormat } from '../../../i18n/csv.ts';
import { addRanges, type Range } from '#domain/range.ts';
import type { UnitTotals } from './unitTotals.ts';

type Format = Pick<ReturnType<typeof csvFormat>, 'decimalOrEmpty'>;

/**
 * What structures cost in all, per m² and, where any tower tells its dwellings, per dwelling; then, where any tower has a
 * foundation, that and both per m²; last the names of what a cost lacks.
 */
export function costColumns(
  units: readonly UnitTotals[],
  t: (key: string) => string,
  { decimalOrEmpty }: Format,
): { head: string[]; row: (unit: UnitTotals) => string[] } {
  const hasDwellings = units.some(({ dwellings }) => dwellings != null);
  const hasFoundation = units.some(({ foundation }) => foundation !== null);
  const ends = (unit: string, prefix = '') =>
    ['min', 'max'].map((end) => `${prefix}${t('money.name')} ${end} (${unit})`);
  const range = (cost: Range | null | undefined) => [decimalOrEmpty(cost?.min), decimalOrEmpty(cost?.max)];
  const below = ({ structure, foundation }: UnitTotals) => {
    const [own, carrier] = [structure?.perSquareMeter?.cost, foundation?.perSquareMeter?.cost];
    const both = foundation === null ? own : own && carrier && addRanges(own, carrier);
    return [...range(carrier), ...range(both)];
  };
  return {
    head: [
      ...ends('R$'),
      ...ends('R$/m²'),
      ...(hasDwellings ? ends(`R$/${t('apart.dwelling')}`) : []),
      ...(hasFoundation
        ? ['foundation', 'together'].flatMap((part) => ends('R$/m²', `${t(`apart.${part}`)}: `))
        : []),
      t('money.lacks'),
    ],
    row: (unit) => [
      ...range(unit.quantities?.cost),
      ...range(unit.structure?.perSquareMeter?.cost),
      ...(hasDwellings ? range(unit.structure?.perDwelling?.cost) : []),
      ...(hasFoundation ? below(unit) : []),
      csvCell(unit.lacking.join('; ')),
    ],
  };
}
