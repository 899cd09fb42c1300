import { csvCell, csvFormat } from '../../i18n/csv.ts';
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
};

/** The towers as CSV in exact figures. */
export function unitCsv(units: readonly UnitFigures[], language: string, t: (key: string) => string): string {
  const { figure, sheet } = csvFormat(language);
  const ends = (aspect: 'co2' | 'energy', unit: string) =>
    ['min', 'max'].map((end) => `${t(`quantity.${aspect}`)} ${end} (${unit})`);
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
  ];
  const range = (interval: Range | null | undefined) => [figure(interval?.min), figure(interval?.max)];
  const rows = units.map(({ quantities, ...unit }) => [
    csvCell(unit.name),
    figure(unit.totalFloors),
    figure(unit.uncoveredFloors),
    csvCell(t(`source.${unit.quantitiesSource}`)),
    figure(unit.totalArea),
    figure(quantities?.concrete),
    figure(quantities?.steel),
    ...range(quantities?.co2),
    ...range(quantities?.energy),
    ...range(quantities?.perSquareMeter?.co2),
    ...range(quantities?.perSquareMeter?.energy),
  ]);
  return sheet([header.map(csvCell), ...rows]);
}
