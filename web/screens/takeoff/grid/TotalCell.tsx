import { memo, useDeferredValue, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { concreteDensity } from '#domain/limits.ts';
import { costOf, type Prices } from '#domain/prices/cost.ts';
import { perSquareMeter, type Quantities } from '#domain/materials/quantities.ts';
import type { SanityHint } from '#domain/materials/sanity.ts';
import { emptyValue } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { missingPriceNames } from '../../../parts/money/missingPriceNames.ts';
import { type Sheet, type SheetColumn, towerArea } from '../sheet/sheet.ts';
import { columnTotals, concreteVolumeOf, masonryAmount, optionTotals } from '../sheet/sheetTotals.ts';
import type { GridStore } from './gridStore.ts';
import { isMeasure, type ShownMeasure, type TotalName } from './totalNames.ts';

type Props = { store: GridStore; name: TotalName; column: number | null; prices: Prices | null };

const isSheet = (part: Sheet | SheetColumn): part is Sheet => 'columns' in part;

/** One total of a column, or of the option where `column` is null; follows its own numbers, after the cells. */
export const TotalCell = memo(function TotalCell({ store, name, column, prices }: Props) {
  const { plain, significant, thousands, span } = useFormat();
  const current = useSyncExternalStore(store.subscribe, () =>
    column === null ? store.state.sheet : store.state.sheet.columns[column],
  );
  const source = useDeferredValue(current);
  if (source === undefined) return <td>{emptyValue}</td>;
  const { total, area, hints } = isSheet(source) ? optionTotals(source) : columnTotals(source);
  const floors = isSheet(source) ? 1 : source.floors.length;
  // A foundation is per m² of the whole tower.
  const spread = area || towerArea(store.state.sheet.columns);
  const content = () => {
    if (total.materials.length === 0) return emptyValue;
    if (isMeasure(name)) return <Measure name={name} value={measureOf(name, total, area)} hints={hints} />;
    switch (name) {
      case 'concrete':
        return <Concrete total={total} floors={floors} />;
      case 'steel':
        return (
          <>
            {thousands(total.steel)}
            <PerFloor whole={total.steel === null ? null : total.steel / 1000} floors={floors} />
          </>
        );
      case 'co2': {
        const intensity = perSquareMeter(total, spread);
        return intensity === null ? emptyValue : span(intensity.co2);
      }
      case 'cost':
        return <CostPerArea total={total} area={spread} prices={prices} />;
      case 'blocks':
        // Blocks are ordered by the piece.
        return plain(masonryAmount(total, name) || null);
      default:
        return significant(masonryAmount(total, name) || null);
    }
  };
  return <td>{content()}</td>;
});

/** Below what all floors of a column take: what one takes, and how often it comes. */
function PerFloor({ whole, floors }: { whole: number | null; floors: number }) {
  const { t } = useTranslation('takeoff');
  const { integer, significant } = useFormat();
  if (whole === null || floors < 2) return null;
  const value = significant(whole / floors);
  return <small className="band">{t('total.perFloor', { value, n: integer(floors) })}</small>;
}

/** R$ per m²; while a price or an amount is missing, a dash and what it is. */
function CostPerArea({ total, area, prices }: { total: Quantities; area: number; prices: Prices | null }) {
  const { span } = useFormat();
  const messages = useMessages();
  const amounts = perSquareMeter(total, area)?.priceAmounts;
  if (prices === null || amounts === undefined) return emptyValue;
  const cost = costOf(amounts, prices);
  const names = missingPriceNames(cost, messages).join(', ');
  return (
    <>
      {span(cost.total)}
      {names !== '' && (
        <small className="band" title={names}>
          {names}
        </small>
      )}
    </>
  );
}

function Concrete({ total, floors }: { total: Quantities; floors: number }) {
  const { t } = useTranslation('takeoff');
  const { number, significant, thousands } = useFormat();
  const volume = concreteVolumeOf(total);
  if (volume === null) return emptyValue;
  return (
    <span title={t('total.mass', { mass: number(total.concrete) })}>
      {significant(volume)} ·{' '}
      <small>{t('total.tonnes', { mass: thousands(volume * concreteDensity) })}</small>
      <PerFloor whole={volume} floors={floors} />
    </span>
  );
}

function measureOf(measure: ShownMeasure, total: Quantities, area: number): number | null {
  const concrete = concreteVolumeOf(total);
  const perArea = (amount: number | null) =>
    amount !== null && amount > 0 && area > 0 ? amount / area : null;
  if (measure === 'concrete_per_area') return perArea(concrete);
  if (measure === 'steel_per_area') return perArea(total.steel);
  return concrete !== null && concrete > 0 ? (total.steel ?? 0) / concrete : null;
}

type MeasureProps = { name: ShownMeasure; value: number | null; hints: readonly SanityHint[] };

/** A number and, below it, the usual band where one is known; beyond it in the colour of a warning. */
function Measure({ name, value, hints }: MeasureProps) {
  const { t } = useTranslation('takeoff');
  const { besideBand, plain } = useFormat();
  const hint = hints.find(({ measure }) => measure === name);
  if (value === null) return emptyValue;
  if (hint === undefined) return besideBand(value);
  const band = { min: plain(hint.band.min), max: plain(hint.band.max) };
  return (
    <span className={hint.position === 'within' ? undefined : 'unusual'}>
      {besideBand(value, hint.band)}
      <small className="band">{t(`band.${hint.position}`, band)}</small>
    </span>
  );
}
