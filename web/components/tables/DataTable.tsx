import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table, { type TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSearchChange } from '../../routing/useSearchChange.ts';
import { HiddenText } from '../HiddenText.tsx';

/**
 * Shadows at the edges with more to scroll to: covers move with the table, shadows do not. Nothing scrolls on paper.
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
 * A bordered frame that scrolls sideways on narrow screens, with shadows at its edges. `label` names it for the
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
      // Positions visually hidden text, which would otherwise widen the page.
      sx={{ ...scrollHint, position: 'relative' }}
    >
      {children}
    </TableContainer>
  );
}

/** Heading of a column: a left-aligned text, a right-aligned figure with its unit below, or custom cells. */
export type Heading =
  | string
  | ReactElement
  | {
      name: string;
      unit?: string;
      align?: 'left' | 'right';
      /** The sort field of a click. */
      field?: string;
    }
  /** For screen readers only, as for actions. */
  | { hidden: string; sx?: TableCellProps['sx']; padding?: 'checkbox' };

type DataTableProps = Pick<TableProps, 'sx' | 'size' | 'aria-label'> & {
  label: string;
  /** Left to right; without any on a phone, where rows name their figures. */
  heads?: readonly (Heading | false)[];
  /** Where headings sort. */
  sort?: ReturnType<typeof useSort>;
  /** The rows. */
  children: ReactNode;
};

/** A table in its frame, under a row of headings. */
export function DataTable({ label, heads = [], sort, children, ...table }: DataTableProps) {
  return (
    <TableFrame label={label}>
      <Table size="small" {...table}>
        {heads.length > 0 && (
          <TableHead>
            <TableRow>
              {heads.map((head, index) => head !== false && <HeadCell key={index} head={head} sort={sort} />)}
            </TableRow>
          </TableHead>
        )}
        <TableBody>{children}</TableBody>
      </Table>
    </TableFrame>
  );
}

function HeadCell({ head, sort }: { head: Heading; sort: ReturnType<typeof useSort> | undefined }) {
  if (isValidElement(head)) return head;
  if (typeof head === 'string') return <TableCell>{head}</TableCell>;
  if ('hidden' in head) {
    const { hidden, ...cell } = head;
    return (
      <TableCell {...cell}>
        <HiddenText>{hidden}</HiddenText>
      </TableCell>
    );
  }
  const { name, unit, align = 'right', field } = head;
  const text = unit === undefined ? name : <UnitHeader name={name} unit={unit} />;
  if (field === undefined || sort === undefined) return <TableCell align={align}>{text}</TableCell>;
  const active = sort.field === field;
  const direction = active && sort.descending ? 'desc' : 'asc';
  return (
    <TableCell align={align} sortDirection={active ? direction : false}>
      <TableSortLabel active={active} direction={direction} onClick={() => sort.sortBy(field)}>
        {unit === undefined ? text : <span>{text}</span>}
      </TableSortLabel>
    </TableCell>
  );
}

/** A column of actions that stays in view while the table scrolls sideways. */
export const stickyColumn = {
  position: 'sticky',
  right: 0,
  bgcolor: 'background.paper',
  zIndex: 1,
  // An edge over what scrolls under it.
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

/** Order of a list, kept in the address as `sort=name` or `sort=-name`; Back restores it. */
export function useSort(initial: string) {
  const [search] = useSearchParams();
  const change = useSearchChange();
  const value = search.get('sort') ?? initial;
  const descending = value.startsWith('-');
  const field = descending ? value.slice(1) : value;
  const sortBy = (name: string) =>
    change((now) => now.set('sort', name === field && !descending ? `-${name}` : name));
  return { field, descending, sortBy };
}
