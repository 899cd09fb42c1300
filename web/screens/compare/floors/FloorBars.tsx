import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Indicator } from '#domain/comparison/lines.ts';
import type { Range } from '#domain/range.ts';
import { TableFrame, UnitHeader } from '../../../components/tables/DataTable.tsx';
import { RangeBar } from '../../../components/figures/RangeBar.tsx';
import { useNarrow } from '../../../components/useNarrow.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { Measure } from '../compared/measure.ts';
import { useMeasure } from '../useMeasure.ts';
import type { FloorRun } from './floorRuns.ts';

type Props = {
  options: readonly { id: string; name: string }[];
  runs: readonly FloorRun[];
  measure: Measure;
  of: Indicator;
};

/** A tower as bars: floors from the top down, what each option puts on them, all on one axis. */
export function FloorBars({ options, runs, measure, of }: Props) {
  const { t } = useTranslation('compare');
  const { integer } = useFormat();
  const { format, span, units } = useMeasure(measure);
  const narrow = useNarrow();
  const axis = {
    min: 0,
    max: Math.max(0, ...runs.flatMap(({ values }) => values.map((each) => each?.max ?? 0))),
  };
  const label = t(`floors.label.${of}`);
  const nameOf = ({ name, from, to, of: all }: FloorRun) => {
    if (all === 1) return name || '-';
    const place = from === to ? integer(from) : `${integer(from)}–${integer(to)}`;
    return t('floors.place', { name: name || '-', place, of: integer(all) });
  };
  const bar = (range: Range | null) => (
    <RangeBar range={range} domain={axis} kind={of} unit={units[of]} format={format} span={span} height={8} />
  );
  return (
    <TableFrame label={label}>
      <Table size="small" aria-label={label} sx={narrow ? {} : { minWidth: 240 + 200 * options.length }}>
        {!narrow && (
          <TableHead>
            <TableRow>
              <TableCell>{t('floors.floor')}</TableCell>
              {options.map(({ id, name }) => (
                <TableCell key={id} sx={{ width: `${78 / options.length}%` }}>
                  <UnitHeader name={name} unit={units[of]} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
        )}
        <TableBody>
          {runs.map((run) => (
            <TableRow key={run.id}>
              <TableCell component="th" scope="row" sx={{ verticalAlign: 'top' }}>
                {nameOf(run)}
                {narrow &&
                  options.map(({ id, name }, index) => (
                    <Box key={id} sx={{ mt: 1, fontWeight: 400 }}>
                      <Typography variant="caption" color="textSecondary" component="p">
                        {name} ({units[of]})
                      </Typography>
                      {bar(run.values[index] ?? null)}
                    </Box>
                  ))}
              </TableCell>
              {!narrow &&
                options.map(({ id }, index) => (
                  <TableCell key={id}>{bar(run.values[index] ?? null)}</TableCell>
                ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}
