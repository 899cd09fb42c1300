import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { DataTable, NumberCell, UnitHeader } from './DataTable.tsx';

/** A column: its heading, with the unit of its figures, and its content for a row. */
export type Column<Row> = {
  id: string;
  head?: ReactNode;
  unit?: string | undefined;
  render: (row: Row) => ReactNode;
  /** Figures are right-aligned, the default for all columns but the first; bars and texts left-aligned. */
  align?: 'left' | 'right';
  width?: string;
  /** For cells that are not figures. */
  sx?: TableCellProps['sx'];
};

type Props<Row> = {
  label: string;
  /** The first names its row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  minWidth?: number | undefined;
  size?: 'small' | 'medium';
  /** Without headings, where the cells name their content. */
  hideHeads?: boolean;
  /** Rows below the others, such as a sum. */
  foot?: ReactNode;
};

/** A table described by its columns, which scrolls sideways on narrow screens. */
export function ColumnTable<Row>(props: Props<Row>) {
  const { label, columns, rows, keyOf, minWidth, size = 'small', hideHeads = false, foot } = props;
  const [first] = columns;
  const alignOf = (column: Column<Row>) => column.align ?? (column === first ? 'left' : 'right');
  const headOf = (column: Column<Row>) => (
    <TableCell align={alignOf(column)} sx={{ width: column.width }}>
      {column.unit === undefined ? column.head : <UnitHeader name={column.head} unit={column.unit} />}
    </TableCell>
  );
  return (
    <DataTable
      label={label}
      aria-label={label}
      size={size}
      sx={{ minWidth }}
      heads={hideHeads ? [] : columns.map(headOf)}
    >
      {rows.map((row) => (
        <TableRow key={keyOf(row)}>
          {columns.map((column) => {
            const cell = column.render(row);
            if (alignOf(column) === 'right') return <NumberCell key={column.id}>{cell}</NumberCell>;
            const heads = column === first && ({ component: 'th', scope: 'row' } as const);
            return (
              <TableCell key={column.id} {...heads} sx={column.sx}>
                {cell}
              </TableCell>
            );
          })}
        </TableRow>
      ))}
      {foot}
    </DataTable>
  );
}
