import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../components/tables/DataTable.tsx';
import { QuantityHeads } from '../../../components/tables/QuantityHeads.tsx';
import { useNarrow } from '../../../components/useNarrow.ts';
import type { ListedOption } from '../towerOptions.ts';
import { OptionRow } from './OptionRow.tsx';

type Props = {
  options: readonly ListedOption[];
  /** Raw id of the simulation in view. */
  selected: string;
};

/** Simulations of the tower; a click shows the modules of one. */
export function OptionsTable({ options, selected }: Props) {
  const { t } = useTranslation('unit');
  const { t: column } = useTranslation('towerTables');
  const narrow = useNarrow();
  return (
    <DataTable
      label={t('options.title')}
      heads={
        narrow
          ? []
          : [
              column('column.name'),
              { name: column('column.covered') },
              <QuantityHeads key="quantities" perArea />,
            ]
      }
    >
      {options.map((option) => (
        <OptionRow key={option.id} option={option} selected={selected} />
      ))}
    </DataTable>
  );
}
