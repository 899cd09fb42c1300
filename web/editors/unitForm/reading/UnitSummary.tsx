import { useTranslation } from 'react-i18next';
import { towerSummary } from '#domain/tower/tower.ts';
import { Facts } from '../../../components/figures/Facts.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { ReadableGroup } from '../unitFormValues.ts';

/** Counts of floors and the built area, as they are typed. */
export function UnitSummary({ groups }: { groups: readonly ReadableGroup[] }) {
  const { t } = useTranslation('unitForm');
  const { integer, plain, builtArea } = useFormat();
  const summary = towerSummary(groups);
  const metres = groups.reduce((sum, { height, repetition }) => sum + height * repetition, 0);
  return (
    <Facts
      minWidth={140}
      facts={[
        [t('summary.total'), integer(summary.totalFloors)],
        [t('summary.tower'), integer(summary.towerFloors)],
        [t('summary.base'), integer(summary.baseFloors)],
        [t('summary.basement'), integer(summary.basementFloors)],
        [t('summary.type'), integer(summary.typeFloors)],
        [t('summary.area'), `${builtArea(summary.totalArea)} m²`],
        [t('summary.height'), `${plain(metres)} m`],
      ]}
    />
  );
}
