import { csvCell as cell, csvFormat } from '../../i18n/csv.ts';
import type { ComparedOption } from './comparedOption.ts';
import type { Measure, Pair } from './comparePairs.ts';
import { materialRows } from './materialRows.ts';

/**
 * The view as CSV in exact figures, kg and MJ or per m²: options first, then materials.
 */
export function comparisonCsv(
  options: ComparedOption[],
  pairs: Pair[],
  measure: Measure,
  language: string,
  t: (key: string) => string,
): string {
  const { figure, sheet } = csvFormat(language);
  const per = (value: number | null, option: ComparedOption) =>
    figure(value === null ? null : measure === 'area' ? value / option.area : value);
  const suffix = measure === 'area' ? '/m²' : '';
  const rows = [
    [
      t('table.option'),
      `${t('quantity.concrete')} (kg${suffix})`,
      `${t('quantity.steel')} (kg${suffix})`,
      ...['co2', 'energy'].flatMap((aspect) =>
        ['min', 'max'].map(
          (end) => `${t(`quantity.${aspect}`)} ${end} (${aspect === 'co2' ? 'kgCO₂e' : 'MJ'}${suffix})`,
        ),
      ),
    ].map(cell),
    ...options.map((option) => [
      cell(option.name),
      per(option.concrete, option),
      per(option.steel, option),
      ...[option.co2.min, option.co2.max, option.energy.min, option.energy.max].map((value) =>
        per(value, option),
      ),
    ]),
    [],
    [t('tables.material'), t('unit.header'), ...options.map(({ name }) => name)].map(cell),
    ...materialRows(options, pairs, measure).map(({ label, unit, amounts }) => [
      cell(label),
      cell(`${unit}${suffix}`),
      ...amounts.map(figure),
    ]),
  ];
  return sheet(rows);
}
