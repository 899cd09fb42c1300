import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SmallPrint } from '../Muted.tsx';

type Props = {
  /** Before the title: a checkbox. */
  lead?: ReactNode;
  title: ReactNode;
  /** Each with its unit: a phone has no header to say it. */
  cells: readonly { label: string; unit?: string; value: string }[];
  actions?: ReactNode;
  selected?: boolean;
  columns: number;
};

/** A table's row on a phone: one cell over all columns, each figure beside its name, nothing to scroll sideways. */
export function NarrowRow({ lead, title, cells, actions, selected = false, columns }: Props) {
  return (
    <TableRow selected={selected}>
      <TableCell colSpan={columns} sx={{ py: 1.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
          {lead}
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{title}</Box>
          {actions}
        </Box>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 2,
            rowGap: 0.25,
            m: 0,
            mt: 0.75,
          }}
        >
          {cells.map(({ label, unit, value }) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <SmallPrint component="dt">{label}</SmallPrint>
              <Typography
                component="dd"
                variant="caption"
                className="numeric"
                sx={{ m: 0, textAlign: 'right' }}
              >
                {unit === undefined || value === '-' ? value : `${value} ${unit}`}
              </Typography>
            </Box>
          ))}
        </Box>
      </TableCell>
    </TableRow>
  );
}
