import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Indicator } from '#domain/comparison/sides/lines.ts';
import type { Range } from '#domain/range.ts';
import { SmallPrint } from '../../../components/Muted.tsx';
import { ColumnTable } from '../../../components/tables/ColumnTable.tsx';
import { RangeBar } from '../../../components/figures/RangeBar.tsx';
import { useNarrow } from '../../../components/useNarrow.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { axisOver } from '../compared/compareAxes.ts';
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
  const { barOf, units } = useMeasure(measure);
  const narrow = useNarrow();
  const axis = axisOver(runs.flatMap(({ values }) => values.filter((each) => each !== null)));
  const nameOf = ({ name, from, to, of: all }: FloorRun) => {
    if (all === 1) return name || '-';
    const place = from === to ? integer(from) : `${integer(from)}–${integer(to)}`;
    return t('floors.place', { name: name || '-', place, of: integer(all) });
  };
  const bar = (range: Range | null) => <RangeBar {...barOf(of)} range={range} domain={axis} height={8} />;
  const all = options.map(({ id, name }, index) => ({
    id,
    head: name,
    unit: units[of],
    align: 'left' as const,
    width: `${78 / options.length}%`,
    render: ({ values }: FloorRun) => bar(values[index] ?? null),
  }));
  // On a phone all bars of a floor are below its name, each headed with its option's.
  const named = (run: FloorRun) => (
    <>
      {nameOf(run)}
      {all.map(({ id, head, unit, render }) => (
        <Box key={id} sx={{ mt: 1, fontWeight: 400 }}>
          <SmallPrint>
            {head} ({unit})
          </SmallPrint>
          {render(run)}
        </Box>
      ))}
    </>
  );
  return (
    <ColumnTable
      label={t(`floors.label.${of}`)}
      hideHeads={narrow}
      minWidth={narrow ? undefined : 240 + 200 * options.length}
      rows={runs}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'floor',
          head: t('floors.floor'),
          sx: { verticalAlign: 'top' },
          render: narrow ? named : nameOf,
        },
        ...(narrow ? [] : all),
      ]}
    />
  );
}
