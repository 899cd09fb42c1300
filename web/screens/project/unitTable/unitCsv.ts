import { addRanges, type Range } from '#domain/range.ts';
import { timesBuilt } from '#domain/tower/timesBuilt.ts';
import { csvCell, csvFormat } from '../../../i18n/csv.ts';
import { intensitiesTogether } from '../../../parts/totals/intensitiesTogether.ts';
import type { Emissions, UnitTotals } from './unitTotals.ts';

/**
 * The towers as CSV in exact figures. Then, where any tower has one, columns of foundations and of both together; where
 * any tower has dwellings, the same per dwelling; where any is built more than once, how often, because its figures are
 * those of one and the project's are not their sum; where known, the slab systems of its representative option.
 * Last, unless costs are hidden, the costs.
 */
export function unitCsv(
  units: readonly UnitTotals[],
  language: string,
  t: (key: string) => string,
  withCost = false,
): string {
  const { decimalOrEmpty, sheet } = csvFormat(language);
  const withFoundation = units.some(({ foundation }) => foundation !== null);
  const foundationParts = withFoundation ? (['foundation', 'together'] as const) : [];
  const withDwellings = units.some(({ dwellings }) => dwellings != null);
  const withSlabs = units.some(({ slabs = [] }) => slabs.length > 0);
  const withRepetition = units.some((unit) => timesBuilt(unit) > 1);
  const range = (interval: Range | null | undefined) => [
    decimalOrEmpty(interval?.min),
    decimalOrEmpty(interval?.max),
  ];
  const costs = costColumns(t, { range, withDwellings, withFoundation });
  const ends = (aspect: 'co2' | 'energy', unit: string) =>
    ['min', 'max'].map((end) => `${t(`quantity.${aspect}`)} ${end} (${unit})`);
  const intensityHeads = (unit: string) => [
    ...ends('co2', `kgCO₂e/${unit}`),
    ...ends('energy', `MJ/${unit}`),
  ];
  const foundationHeads = (unit: string) =>
    foundationParts.flatMap((part) => intensityHeads(unit).map((name) => `${t(`apart.${part}`)}: ${name}`));
  const dwelling = t('apart.dwelling');
  const header = [
    t('column.unit'),
    t('column.floors'),
    t('column.uncovered'),
    t('column.source'),
    `${t('quantity.area')} (m²)`,
    `${t('quantity.concrete')} (kg)`,
    `${t('quantity.steel')} (kg)`,
    ...ends('co2', 'kgCO₂e'),
    ...ends('energy', 'MJ'),
    ...intensityHeads('m²'),
    ...foundationHeads('m²'),
    ...(withDwellings
      ? [t('column.dwellings'), ...intensityHeads(dwelling), ...foundationHeads(dwelling)]
      : []),
    ...(withRepetition ? [t('column.repetition')] : []),
    ...(withSlabs ? [t('column.slabs')] : []),
    ...(withCost ? costs.head : []),
  ];
  const both = (of: Emissions | null | undefined) => [...range(of?.co2), ...range(of?.energy)];
  const parts = ({ structure, foundation }: UnitTotals, of: 'perSquareMeter' | 'perDwelling') => {
    const [ofStructure, ofFoundation] = [structure?.[of], foundation?.[of]];
    const byPart = { foundation: ofFoundation, together: intensitiesTogether(ofStructure, ofFoundation) };
    return [...both(ofStructure), ...foundationParts.flatMap((part) => both(byPart[part]))];
  };
  const rows = units.map((unit) => [
    csvCell(unit.name),
    decimalOrEmpty(unit.totalFloors),
    decimalOrEmpty(unit.uncoveredFloors),
    csvCell(t(`source.${unit.quantitiesSource}`)),
    decimalOrEmpty(unit.totalArea),
    decimalOrEmpty(unit.quantities?.concrete),
    decimalOrEmpty(unit.quantities?.steel),
    ...both(unit.quantities),
    ...parts(unit, 'perSquareMeter'),
    ...(withDwellings ? [decimalOrEmpty(unit.dwellings), ...parts(unit, 'perDwelling')] : []),
    ...(withRepetition ? [decimalOrEmpty(unit.repetitionCount)] : []),
    ...(withSlabs ? [csvCell((unit.slabs ?? []).join(', '))] : []),
    ...(withCost ? costs.row(unit) : []),
  ]);
  return sheet([header.map(csvCell), ...rows]);
}

type Sheet = {
  range: (interval: Range | null | undefined) => string[];
  withDwellings: boolean;
  withFoundation: boolean;
};

/**
 * The cost of structures: in all, per m² and, where any tower has a number of dwellings, per dwelling. Where any tower has
 * a foundation, its cost and that of both, per m². Last, the names of the prices and amounts a cost lacks.
 */
function costColumns(
  t: (key: string) => string,
  { range, withDwellings, withFoundation }: Sheet,
): { head: string[]; row: (unit: UnitTotals) => string[] } {
  const ends = (unit: string, prefix = '') =>
    ['min', 'max'].map((end) => `${prefix}${t('money.name')} ${end} (${unit})`);
  const foundationCosts = ({ structure, foundation }: UnitTotals) => {
    const [ofStructure, ofFoundation] = [structure?.perSquareMeter?.cost, foundation?.perSquareMeter?.cost];
    const together =
      foundation === null ? ofStructure : ofStructure && ofFoundation && addRanges(ofStructure, ofFoundation);
    return [...range(ofFoundation), ...range(together)];
  };
  return {
    head: [
      ...ends('R$'),
      ...ends('R$/m²'),
      ...(withDwellings ? ends(`R$/${t('apart.dwelling')}`) : []),
      ...(withFoundation
        ? ['foundation', 'together'].flatMap((part) => ends('R$/m²', `${t(`apart.${part}`)}: `))
        : []),
      t('money.lacks'),
    ],
    row: (unit) => [
      ...range(unit.quantities?.cost),
      ...range(unit.structure?.perSquareMeter?.cost),
      ...(withDwellings ? range(unit.structure?.perDwelling?.cost) : []),
      ...(withFoundation ? foundationCosts(unit) : []),
      csvCell(unit.missingPriceNames.join('; ')),
    ],
  };
}
