import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { spanOf, sumStandings } from '#domain/comparison/sides/atStanding.ts';
import { driversOf } from '#domain/comparison/differences/drivers.ts';
import type { Indicator } from '#domain/comparison/sides/lines.ts';
import { supplierGroupName } from '#domain/comparison/sides/supplierGroupName.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ColumnTable } from '../../components/tables/ColumnTable.tsx';
import { NumberCell } from '../../components/tables/DataTable.tsx';
import { RangeBar } from '../../components/figures/RangeBar.tsx';
import { axisOver } from './compared/compareAxes.ts';
import type { Pair } from './compared/comparePairs.ts';
import type { Measure } from './compared/measure.ts';
import { Term } from '../../parts/terms/Term.tsx';
import { useMeasure } from './useMeasure.ts';
import { keyWith } from '../../i18n/keyWith.ts';

type Props = { pair: Pair; of: Indicator; measure: Measure };

/** What makes the difference, the largest first: element by kind of material, where both ends add up to the total. */
export function Drivers({ pair, of, measure }: Props) {
  const { t } = useTranslation('compare');
  const { format, barOf, units } = useMeasure(measure);
  const messages = useMessages();
  const drivers = driversOf(pair.difference, of).filter(({ value }) => value.low !== 0 || value.high !== 0);
  const total = sumStandings(drivers.map(({ value }) => value));
  const domain = axisOver(drivers.map(({ value }) => spanOf(value)));
  return (
    <ColumnTable
      label={t('drivers.label')}
      minWidth={640}
      rows={drivers}
      keyOf={({ element, standing }) => `${element}|${standing}`}
      columns={[
        {
          id: 'part',
          head: t('drivers.part'),
          render: (driver) =>
            `${t(keyWith('compare', 'element.', driver.element))} · ${supplierGroupName(driver, messages)}`,
        },
        {
          id: 'range',
          head: t(`difference.short.${of}`),
          unit: units[of],
          align: 'left',
          width: '42%',
          render: ({ value }) => <RangeBar {...barOf(of)} range={spanOf(value)} domain={domain} zero />,
        },
        {
          id: 'low',
          head: <Term name="standing">{t('drivers.low')}</Term>,
          unit: 't = 0',
          render: ({ value }) => format(value.low),
        },
        { id: 'high', head: t('drivers.high'), unit: 't = 1', render: ({ value }) => format(value.high) },
      ]}
      foot={
        <TableRow sx={{ '& > *': { fontWeight: 'bold' } }}>
          <TableCell component="th" scope="row" colSpan={2}>
            {t('drivers.sum')}
          </TableCell>
          <NumberCell>{format(total.low)}</NumberCell>
          <NumberCell>{format(total.high)}</NumberCell>
        </TableRow>
      }
    />
  );
}
