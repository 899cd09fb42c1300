import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Range } from '#domain/range.ts';
import { intensityUnits } from './intensityUnits.ts';
import { RangeBar } from './RangeBar.tsx';

/** CO₂ and energy per m²; either may be unknown. */
export type Intensities = {
  readonly co2: Range | null | undefined;
  readonly energy: Range | null | undefined;
};
export type IntensityAxes = { co2: Range; energy: Range };

/** Axes shared by all rows, from zero to the largest upper end; the same object while they are unchanged. */
export function useIntensityAxes(rows: readonly (Peaks | null | undefined)[]): IntensityAxes {
  const largest = (aspect: 'co2' | 'energy') => Math.max(0, ...rows.map((row) => row?.[aspect]?.max ?? 0));
  const [co2, energy] = [largest('co2'), largest('energy')];
  return useMemo(() => ({ co2: { min: 0, max: co2 }, energy: { min: 0, max: energy } }), [co2, energy]);
}
type Peaks = { readonly [aspect in 'co2' | 'energy']: { readonly max: number } | null | undefined };

type Props = { intensity: Intensities | null | undefined; axes: IntensityAxes; narrow: boolean };

/** Both intensities of a table's row: a cell each, or on a narrow screen one cell that names them. */
export function IntensityCells({ intensity, axes, narrow }: Props) {
  const { t } = useTranslation();
  const bar = (aspect: 'co2' | 'energy') => (
    <RangeBar
      range={intensity?.[aspect]}
      domain={axes[aspect]}
      kind={aspect}
      unit={intensityUnits[aspect]}
      height={8}
    />
  );
  if (!narrow)
    return (
      <>
        <TableCell sx={{ minWidth: 150 }}>{bar('co2')}</TableCell>
        <TableCell sx={{ minWidth: 150 }}>{bar('energy')}</TableCell>
      </>
    );
  return (
    <TableCell sx={{ width: '46%' }}>
      {intensity?.co2 ? (
        <>
          <Typography variant="caption">{`${t('quantity.co2')}, ${intensityUnits.co2}`}</Typography>
          {bar('co2')}
          <Typography variant="caption">{`${t('quantity.energy')}, ${intensityUnits.energy}`}</Typography>
          {bar('energy')}
        </>
      ) : (
        '-'
      )}
    </TableCell>
  );
}
