import { csvCell, csvFormat } from '../../i18n/csv.ts';
import { intensitiesTogether } from '../../parts/totals/intensitiesTogether.ts';
import type { Range } from '#domain/range.ts';

type Emissions = {
  readonly co2: Range | null | undefined;
  readonly energy: Range | null | undefined;
};

/** Figures of a tower: concrete and steel kg, CO₂ kgCO₂e, energy MJ, area m². */
export type UnitFigures = {
  readonly name: string;
  readonly totalFloors: number;
  readonly totalArea: number;
  readonly uncoveredFloors: number | null | undefined;
  readonly quantitiesSource: string;
  readonly quantities:
    | (Emissions & {
        readonly concrete: number | null | undefined;
        readonly steel: number | null | undefined;
        readonly perSquareMeter: Emissions | null | undefined;
      })
    | null
    | undefined;
  /** What carries it. */
  readonly foundationQuantities:
    (Emissions & { readonly perSquareMeter: Emissions | null | undefined }) | null | undefined;
};

/** The towers as CSV in exact figures; foundations and both together in columns behind, where any tower has one. */
export function unitCsv(units: readonly UnitFigures[], language: string, t: (key: string) => string): string {
  const { figure, sheet } = csvFormat(language);
  const withFoundations = units.some(({ foundationQuantities }) => foundationQuantities != null);
  const ends = (aspect: 'co2' | 'energy', unit: string) =>
    ['min', 'max'].map((end) => `${t(`quantity.${aspect}`)} ${end} (${unit})`);
  const carried = (part: 'foundation' | 'together') =>
    [...ends('co2', 'kgCO₂e/m²'), ...ends('energy', 'MJ/m²')].map((name) => `${t(`apart.${part}`)}: ${name}`);
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
    ...ends('co2', 'kgCO₂e/m²'),
    ...ends('energy', 'MJ/m²'),
    ...(withFoundations ? (['foundation', 'together'] as const).flatMap(carried) : []),
  ];
  const range = (interval: Range | null | undefined) => [figure(interval?.min), figure(interval?.max)];
  const perArea = (per: Emissions | null | undefined) => [...range(per?.co2), ...range(per?.energy)];
  const rows = units.map(({ quantities, foundationQuantities: foundation, ...unit }) => [
    csvCell(unit.name),
    figure(unit.totalFloors),
    figure(unit.uncoveredFloors),
    csvCell(t(`source.${unit.quantitiesSource}`)),
    figure(unit.totalArea),
    figure(quantities?.concrete),
    figure(quantities?.steel),
    ...range(quantities?.co2),
    ...range(quantities?.energy),
    ...perArea(quantities?.perSquareMeter),
    ...(withFoundations
      ? [
          foundation?.perSquareMeter,
          intensitiesTogether(quantities?.perSquareMeter, foundation?.perSquareMeter),
        ]
      : []
    ).flatMap(perArea),
  ]);
  return sheet([header.map(csvCell), ...rows]);
}
