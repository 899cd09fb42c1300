import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SmallPrint } from '../Muted.tsx';
import { IntensityCells, type Intensities, type IntensityAxes } from '../figures/IntensityBars.tsx';
import { ScreenLink } from '../ScreenLink.tsx';

type Props = {
  name: string;
  to: string;
  /** Below the name, in the colour of a warning. */
  warning: string | null;
  /** Below that: notes on the figures. */
  notes: readonly string[];
  /** Below that: its cost. */
  cost?: ReactNode;
  intensity: Intensities | null | undefined;
  axes: IntensityAxes;
  narrow: boolean;
  /** Small print that replaces the columns on a narrow screen; the last line holds figures. */
  lines: readonly string[];
  /** The columns of a wide screen, between name and intensities. */
  children: ReactNode;
};

/** A row of a table of projects or towers: its name with what to know about it, figures, and intensities as bars. */
export function IntensityRow({
  name,
  to,
  warning,
  notes,
  cost,
  intensity,
  axes,
  narrow,
  lines,
  children,
}: Props) {
  const small = narrow ? lines : [];
  return (
    <TableRow hover={!narrow} sx={narrow ? { verticalAlign: 'top' } : {}}>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: narrow ? 0 : 180 }}>
        <ScreenLink to={to} color="textPrimary" sx={{ fontWeight: 600 }}>
          {name}
        </ScreenLink>
        {warning !== null && (
          <Typography variant="caption" color="warning" component="p">
            {warning}
          </Typography>
        )}
        {[...notes, ...small].map((text, index) => (
          <SmallPrint
            key={index}

            className={index >= notes.length ? 'numeric' : undefined}
          >
            {text}
          </SmallPrint>
        ))}
        {cost}
      </TableCell>
      {!narrow && children}
      <IntensityCells intensity={intensity} axes={axes} narrow={narrow} />
    </TableRow>
  );
}
