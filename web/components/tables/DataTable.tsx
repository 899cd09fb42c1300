import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ComponentProps, ReactNode } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Shadows at the edges behind which there is more to scroll to: the covers move with the table, the shadows do not. On
 * paper nothing scrolls.
 */
const cover = 'var(--mui-palette-background-paper)';
const shade = 'color-mix(in srgb, var(--mui-palette-text-primary) 28%, transparent)';
export const scrollHint = {
  '@media screen': {
    background: [
      `linear-gradient(to right, ${cover} 40%, transparent) left / 36px 100% no-repeat local`,
      `linear-gradient(to left, ${cover} 40%, transparent) right / 36px 100% no-repeat local`,
      `linear-gradient(to right, ${shade}, transparent) left / 14px 100% no-repeat scroll`,
      `linear-gradient(to left, ${shade}, transparent) right / 14px 100% no-repeat scroll`,
      cover,
    ].join(', '),
  },
} as const;

/**
 * Bordered, scrolling sideways on its own where the screen is narrow, which its edges show. `label` names it for the
 * keyboard; it is no landmark, the section around it is.
 */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="group"
      aria-label={label}
      tabIndex={0}
      // What is hidden but read out is placed by this frame, else it widens the page.
      sx={{ ...scrollHint, position: 'relative' }}
    >
      {children}
    </TableContainer>
  );
}

/** A column of actions that stays in view while the table is scrolled sideways. */
export const stickyColumn = {
  position: 'sticky',
  right: 0,
  bgcolor: 'background.paper',
  zIndex: 1,
  // What slides under it does so behind an edge.
  boxShadow: 'inset 1px 0 var(--mui-palette-divider)',
} as const;

/** Right-aligned figure. */
export function NumberCell(props: Omit<TableCellProps, 'sx' | 'align'>) {
  return (
    <TableCell align="right" {...props} sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }} />
  );
}

/** Header with its unit once, small, below the name. */
export function UnitHeader({ name, unit }: { name: ReactNode; unit: string }) {
  return (
    <>
      {name}
      <Box
        component="span"
        sx={{
          display: 'block',
          typography: 'caption',
          fontWeight: 400,
          color: 'text.secondary',
          // "kgCO₂e/m² com perdas" takes two lines where the table has no room.
          whiteSpace: 'normal',
        }}
      >
        {unit}
      </Box>
    </>
  );
}

/** Heading of a column of figures, with its unit; at the left where the figures are ranges drawn as bars. */
export function UnitHeadCell({
  align = 'right',
  ...header
}: ComponentProps<typeof UnitHeader> & { align?: 'left' | 'right' }) {
  return (
    <TableCell align={align}>
      <UnitHeader {...header} />
    </TableCell>
  );
}

/** Order of a list, kept in the address as `sort=name` or `sort=-name`; Back returns to it. */
export function useSort(initial: string) {
  const [search, setSearch] = useSearchParams();
  const value = search.get('sort') ?? initial;
  const descending = value.startsWith('-');
  const field = descending ? value.slice(1) : value;
  const sortBy = (name: string) =>
    setSearch(
      (now) => {
        now.set('sort', name === field && !descending ? `-${name}` : name);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return { field, descending, sortBy };
}

type SortHeaderProps = {
  field: string;
  sort: ReturnType<typeof useSort>;
  children: ReactNode;
} & TableCellProps;

/** Column header that sorts the list by its field. */
export function SortHeader({ field, sort, children, ...cell }: SortHeaderProps) {
  const active = sort.field === field;
  const direction = active && sort.descending ? 'desc' : 'asc';
  return (
    <TableCell {...cell} sortDirection={active ? direction : false}>
      <TableSortLabel active={active} direction={direction} onClick={() => sort.sortBy(field)}>
        {children}
      </TableSortLabel>
    </TableCell>
  );
}
