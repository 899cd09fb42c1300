import Box from '@mui/material/Box';
import { useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { concreteDensity } from '#domain/limits.ts';
import { perSquareMeter, type Quantities } from '#domain/quantities.ts';
import type { Range } from '#domain/range.ts';
import type { SanityHint, SanityMeasure } from '#domain/sanity.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { isEmpty } from '../sheet/sheet.ts';
import { columnFigures, concreteVolumeOf, masonryAmount, optionFigures } from '../sheet/sheetFigures.ts';
import type { GridStore } from './gridStore.ts';

const measures = ['concrete_per_area', 'steel_per_concrete', 'steel_per_area'] as const;
const units: Record<(typeof measures)[number], string> = {
  concrete_per_area: 'm³/m²',
  steel_per_concrete: 'kg/m³',
  steel_per_area: 'kg/m²',
};

/** What masonry has besides, each in its own unit. */
const masonry = [
  { name: 'grout', unit: 'm³' },
  { name: 'mortar', unit: 'm³' },
  { name: 'blocks', unit: 'un' },
] as const;

type Sums = { total: Quantities | null; area: number; hints: readonly SanityHint[] };

/** What each column and the option come to: m³ first with the mass beside, then the figures engineers know by heart. */
export function TotalRows({ store }: { store: GridStore }) {
  const { t } = useTranslation('takeoff');
  const { number, figure, besideBand, thousands, plain, span } = useFormat();
  const sheet = useDeferredValue(useSyncExternalStore(store.subscribe, () => store.state.sheet));
  const columns = sheet.columns.map((column): Sums & { key: string } => {
    const { total, hints } = columnFigures(column);
    const area = column.floors.reduce((sum, floor) => sum + floor.area, 0);
    return { key: column.key, total: isEmpty(column) ? null : total, area, hints };
  });
  const option = optionFigures(sheet);
  const cells: (Sums & { key: string })[] = [...columns, { key: 'option', ...option }];
  const row = (name: string, unit: string, content: (sums: Sums) => ReactNode) => (
    <tr key={name}>
      <th scope="row">{`${name} (${unit})`}</th>
      {cells.map(({ key, ...sums }) => (
        <td key={key}>{sums.total === null || sums.total.materials.length === 0 ? '-' : content(sums)}</td>
      ))}
    </tr>
  );
  return (
    <tfoot>
      {row(t('total.concrete'), 'm³', ({ total }) => {
        const volume = total && concreteVolumeOf(total);
        if (volume === null || total === null) return '-';
        return (
          <Box component="span" title={t('total.mass', { mass: number(total.concrete) })}>
            {figure(volume)}{' '}
            <Box component="span" sx={{ typography: 'caption' }}>
              {t('total.tonnes', { mass: thousands(volume * concreteDensity) })}
            </Box>
          </Box>
        );
      })}
      {masonry
        .filter(({ name }) => cells.some(({ total }) => masonryAmount(total, name) > 0))
        .map(({ name, unit }) =>
          row(t(`material.${name}`), unit, ({ total }) => {
            const amount = masonryAmount(total, name) || null;
            // Blocks are ordered by the piece.
            return unit === 'un' ? number(amount) : figure(amount);
          }),
        )}
      {row(t('total.steel'), 't', ({ total }) => thousands(total?.steel))}
      {measures.map((measure) => (
        <MeasureRow key={measure} name={t(`total.${measure}`)} unit={units[measure]}>
          {cells.map(({ key, hints, total }) => (
            <td key={key}>
              <Measure
                hint={hints.find((hint) => hint.measure === measure)}
                value={total && measureOf(measure, total, cells.find((each) => each.key === key)?.area ?? 0)}
                show={besideBand}
                plain={plain}
              />
            </td>
          ))}
        </MeasureRow>
      ))}
      {row(t('total.co2'), 'kgCO₂e/m²', ({ total, area }) => {
        const intensity = total && perSquareMeter(total, area);
        return intensity === null ? '-' : span(intensity.co2);
      })}
    </tfoot>
  );
}

function MeasureRow({ name, unit, children }: { name: string; unit: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{`${name} (${unit})`}</th>
      {children}
    </tr>
  );
}

function measureOf(measure: SanityMeasure, total: Quantities, area: number): number | null {
  const concrete = concreteVolumeOf(total);
  const of = (amount: number | null, per: number | null) =>
    amount !== null && per !== null && amount > 0 && per > 0 ? amount / per : null;
  if (measure === 'concrete_per_area') return of(concrete, area);
  return of(total.steel, measure === 'steel_per_area' ? area : concrete);
}

type MeasureProps = {
  hint: SanityHint | undefined;
  value: number | null;
  show: (value: number, band?: Range) => string;
  plain: (value: number) => string;
};

/** A figure and, below it, the usual band where one is known; beyond it in the colour of a warning. */
function Measure({ hint, value, show, plain }: MeasureProps) {
  const { t } = useTranslation('takeoff');
  if (value === null) return '-';
  if (hint === undefined) return show(value);
  const isUsual = hint.position === 'within';
  const band = { min: plain(hint.band.min), max: plain(hint.band.max) };
  return (
    <Box component="span" sx={isUsual ? {} : { color: 'warning.main' }}>
      {show(value, hint.band)}
      <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
        {t(`band.${hint.position}`, band)}
      </Box>
    </Box>
  );
}
