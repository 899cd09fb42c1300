import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { TableFrame } from '../../../components/tables/DataTable.tsx';
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
    <TableFrame label={t('options.title')}>
      <Table size="small">
        {!narrow && (
          <TableHead>
            <TableRow>
              <TableCell>{column('column.name')}</TableCell>
              <TableCell align="right">{column('column.covered')}</TableCell>
              <QuantityHeads perArea />
            </TableRow>
          </TableHead>
        )}
        <TableBody>
          {options.map((option) => (
            <OptionRow key={option.id} option={option} selected={selected} />
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}
