import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Indicator } from '#domain/comparison/sides/lines.ts';
import { divideRange } from '#domain/range.ts';
import type { OptionFloors_unit$key } from '#relay/OptionFloors_unit.graphql.ts';
import { Fold } from '../../../components/deferred/Fold.tsx';
import { useSearchParam } from '../../../components/useSearchParam.ts';
import type { Suppliers } from '../compared/comparedOption.ts';
import type { ComparedSet } from '../compared/comparedSet.ts';
import { useSuppliers } from '../useCompareView.ts';
import { FloorBars } from './FloorBars.tsx';
import { floorRuns } from './floorRuns.ts';

type Props = { unit: OptionFloors_unit$key; sets: Record<Suppliers, ComparedSet> };

/** CO₂ or energy of each floor under each option, side by side. */
export function OptionFloors({ unit: key, sets }: Props) {
  const { t } = useTranslation('compare');
  const suppliers = useSuppliers();
  const [indicator] = useSearchParam('of');
  const [measured] = useSearchParam('measure');
  const { floors } = useFragment(
    graphql`
      fragment OptionFloors_unit on Unit @throwOnFieldError {
        floors {
          databaseId
          index
          groupName
          area
        }
      }
    `,
    key,
  );
  const { items } = sets[suppliers];
  const options = items.map(({ id, item }) => ({ id, name: item.option.name }));
  if (floors.length === 0 || options.length === 0) return null;
  const of: Indicator = indicator === 'energy' ? 'energy' : 'co2';
  const measure = measured === 'total' ? 'total' : 'area';
  const runs = floorRuns(
    floors.map(({ databaseId: id, groupName: name, ...floor }) => ({
      ...floor,
      id,
      name,
      values: items.map(({ byFloor = [] }) => {
        const range = byFloor.find(({ floorId }) => floorId === id)?.[of] ?? null;
        return range && measure === 'area' ? divideRange(range, floor.area) : range;
      }),
    })),
  );
  return (
    <Fold printed={false} title={t(`floors.title.${of}`)} text={t('floors.text')}>
      <FloorBars options={options} runs={runs} measure={measure} of={of} />
    </Fold>
  );
}
