import { memo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { sanityUnits } from '#domain/materials/sanity.ts';
import type { Prices } from '#domain/prices/cost.ts';
import { hasMasonry, masonryMaterials } from '../sheet/sheetTotals.ts';
import type { GridStore } from './gridStore.ts';
import { TotalCell } from './TotalCell.tsx';
import { sanityMeasures, type TotalName } from './totalNames.ts';
import { useColumnKeys } from './useColumn.ts';

const masonryUnits = { grout: 'm³', mortar: 'm³', blocks: 'un' } as const;

type Props = {
  store: GridStore;
  /** Null where costs are not shown. */
  prices: Prices | null;
};

/** What each column and the option come to: m³ first with the mass beside, then the numbers engineers know by heart. */
export const TotalRows = memo(function TotalRows({ store, prices }: Props) {
  const { t } = useTranslation('takeoff');
  const keys = useColumnKeys(store);
  const masonry = useSyncExternalStore(store.subscribe, () =>
    masonryMaterials.filter((name) => hasMasonry(store.state.sheet, name)).join(' '),
  );
  const shown = masonryMaterials.filter((name) => masonry.split(' ').includes(name));
  const row = (name: TotalName, label: string, unit: string) => (
    <tr key={name}>
      <th scope="row">{`${label} (${unit})`}</th>
      {keys.map((key, at) => (
        <TotalCell key={key} store={store} name={name} column={at} prices={prices} />
      ))}
      <TotalCell store={store} name={name} column={null} prices={prices} />
    </tr>
  );
  return (
    <tfoot>
      {row('concrete', t('total.concrete'), 'm³')}
      {shown.map((name) => row(name, t(`material.${name}`), masonryUnits[name]))}
      {row('steel', t('total.steel'), 't')}
      {sanityMeasures.map((measure) => row(measure, t(`total.${measure}`), sanityUnits[measure]))}
      {row('co2', t('total.co2'), 'kgCO₂e/m²')}
      {prices !== null && row('cost', t('money.name'), 'R$/m²')}
    </tfoot>
  );
});
