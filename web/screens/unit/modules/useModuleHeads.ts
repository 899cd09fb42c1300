import { useTranslation } from 'react-i18next';
import { stickyColumn, type Heading } from '../../../components/tables/DataTable.tsx';
import { useLossUnit } from '../../../components/useLosses.ts';
import { useNarrow } from '../../../components/useNarrow.ts';
import { useOffered } from '../../../session/offered.ts';

const units: Record<string, string> = {
  concrete: 'kg',
  steel: 'kg',
  co2_min: 'kgCO₂e',
  co2_max: 'kgCO₂e',
  energy_min: 'MJ',
  energy_max: 'MJ',
};

/** Headings of the modules table; each figure with its unit, each but the actions sorts. On a phone the two most asked for. */
export function useModuleHeads(): Heading[] {
  const { t } = useTranslation('towerTables');
  const { moduleVersions } = useOffered();
  const counted = useLossUnit();
  const name: Heading = { name: t('column.name'), align: 'left', field: 'name' };
  const figure = (field: string): Heading => {
    const unit = units[field];
    return { name: t(`column.${field}`), field, ...(unit === undefined ? {} : { unit: counted(unit) }) };
  };
  if (useNarrow()) return [name, { name: t('column.co2_min'), field: 'co2_min' }];
  return [
    name,
    t('column.technology'),
    ...['floor_repetition', ...Object.keys(units), ...(moduleVersions ? ['version'] : [])].map(figure),
    { hidden: t('column.actions'), sx: stickyColumn },
  ];
}
