import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { spanOf, sumStandings } from '#domain/comparison/atStanding.ts';
import { driversOf } from '#domain/comparison/drivers.ts';
import type { Indicator } from '#domain/comparison/lines.ts';
import { standingName } from '#domain/comparison/standingName.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { NumberCell, TableFrame, UnitHeadCell, UnitHeader } from '../../components/tables/DataTable.tsx';
import { RangeBar } from '../../components/figures/RangeBar.tsx';
import type { Pair } from './compared/comparePairs.ts';
import type { Measure } from './compared/measure.ts';
import { Term } from '../../parts/terms/Term.tsx';
import { useMeasure } from './useMeasure.ts';

type Props = { pair: Pair; of: Indicator; measure: Measure };

/** What makes the difference, the largest first: element by kind of material, where both ends add up to the total. */
export function Drivers({ pair, of, measure }: Props) {
  const { t } = useTranslation('compare');
  const { format, span, units } = useMeasure(measure);
  const messages = useMessages();
  const drivers = driversOf(pair.difference, of).filter(({ value }) => value.low !== 0 || value.high !== 0);
  const total = sumStandings(drivers.map(({ value }) => value));
  const ends = drivers.flatMap(({ value }) => [value.low, value.high]);
  const domain = { min: Math.min(0, ...ends), max: Math.max(0, ...ends) };
  const label = t('drivers.label');
  return (
    <TableFrame label={label}>
      <Table size="small" aria-label={label} sx={{ minWidth: 640 }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('drivers.part')}</TableCell>
            <TableCell sx={{ width: '42%' }}>
              <UnitHeader name={t(`difference.short.${of}`)} unit={units[of]} />
            </TableCell>
            <TableCell align="right">
              <UnitHeader name={<Term name="standing">{t('drivers.low')}</Term>} unit="t = 0" />
            </TableCell>
            <UnitHeadCell name={t('drivers.high')} unit="t = 1" />
          </TableRow>
        </TableHead>
        <TableBody>
          {drivers.map((driver) => (
            <TableRow key={`${driver.element}|${driver.standing}`}>
              <TableCell component="th" scope="row">
                {t(`element.${driver.element}`)} · {standingName(driver, messages)}
              </TableCell>
              <TableCell>
                <RangeBar
                  range={spanOf(driver.value)}
                  domain={domain}
                  kind={of}
                  unit={units[of]}
                  format={format}
                  span={span}
                  zero
                />
              </TableCell>
              <NumberCell>{format(driver.value.low)}</NumberCell>
              <NumberCell>{format(driver.value.high)}</NumberCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell component="th" scope="row" colSpan={2}>
              <strong>{t('drivers.sum')}</strong>
            </TableCell>
            <NumberCell>
              <strong>{format(total.low)}</strong>
            </NumberCell>
            <NumberCell>
              <strong>{format(total.high)}</strong>
            </NumberCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableFrame>
  );
}
