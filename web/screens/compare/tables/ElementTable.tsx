import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { NumberCell, TableFrame, UnitHeader } from '../../../components/tables/DataTable.tsx';
import type { ComparedOption } from '../compared/comparedOption.ts';
import type { Measure } from '../compared/measure.ts';
import { useMeasure } from '../useMeasure.ts';

/** CO₂ of each structural element in each option. */
export function ElementTable({ options, measure }: { options: ComparedOption[]; measure: Measure }) {
  const { t } = useTranslation('compare');
  const { span, units, ofRange } = useMeasure(measure);
  const elements = [...new Set(options.flatMap((option) => option.elements.map(({ element }) => element)))];
  return (
    <TableFrame label={t('tables.element')}>
      <Table size="small" aria-label={t('tables.element')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('tables.element')}</TableCell>
            {options.map((option) => (
              <TableCell key={option.id} align="right">
                <UnitHeader name={option.name} unit={units.co2} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {elements.map((element) => (
            <TableRow key={element}>
              <TableCell component="th" scope="row">
                {t(`element.${element}`)}
              </TableCell>
              {options.map((option) => {
                const line = option.elements.find((each) => each.element === element);
                const range = line && ofRange(line.co2, option);
                return <NumberCell key={option.id}>{span(range)}</NumberCell>;
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}
