import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { NumberCell, TableFrame, UnitHeader } from '../../../components/tables/DataTable.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';
import type { Pair } from '../compared/comparePairs.ts';
import type { Measure } from '../compared/measure.ts';
import { FlagChips } from './FlagChips.tsx';
import { materialRows } from './materialRows.ts';
import { useMeasure } from '../useMeasure.ts';

type Props = { options: ComparedOption[]; reference: ComparedOption; pairs: Pair[]; measure: Measure };

/** Amount of each material in each option, and what its difference to the reference adds to CO₂. */
export function MaterialTable({ options, reference, pairs, measure }: Props) {
  const { t } = useTranslation('compare');
  const { significant } = useFormat();
  const { span, units, unitOf } = useMeasure(measure);
  return (
    <TableFrame label={t('tables.material')}>
      <Table size="small" aria-label={t('tables.material')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('tables.material')}</TableCell>
            {options.map((option) => (
              <TableCell key={option.id} align="right">
                {option.name}
              </TableCell>
            ))}
            {pairs.map(({ option }) => (
              <TableCell key={option.id} align="right">
                <UnitHeader
                  name={t('tables.difference', { option: option.name, reference: reference.name })}
                  unit={units.co2}
                />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {materialRows(options, pairs, measure).map(({ key, label, unit, flags, amounts, differences }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {label} <small>({unitOf(t(`unit.${unit}`))})</small> <FlagChips flags={flags} />
              </TableCell>
              {amounts.map((amount, index) => (
                <NumberCell key={options[index]?.id}>{significant(amount)}</NumberCell>
              ))}
              {differences.map((difference, index) => (
                <NumberCell key={pairs[index]?.option.id}>{span(difference)}</NumberCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}
