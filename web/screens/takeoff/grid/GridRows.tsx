import IconButton from '@mui/material/IconButton';
import { memo, useCallback, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Add as AddIcon } from '../../../theme/icons.tsx';
import { isStructure } from '../sheet/foundationColumn.ts';
import { rowOf, type SheetElement } from '../sheet/sheetRows.ts';
import type { ValueMode } from '../sheet/valueMode.ts';
import type { ColumnFaults } from '../useColumnFaults.ts';
import type { GridActions } from './gridActions.ts';
import { GridCell } from './GridCell.tsx';
import type { GridStore } from './gridStore.ts';
import { RowHead } from './RowHead.tsx';
import { rowTotal } from './rowTotal.ts';
import { useCellFormat } from './useCellFormat.ts';
import { useColumnKeys } from './useColumn.ts';

type Props = {
  gridId: string;
  store: GridStore;
  actions: GridActions;
  mode: ValueMode;
  faults: ColumnFaults;
  readOnly: boolean;
  onAddRow: (element: SheetElement, anchor: HTMLElement) => void;
};

/** The rows by element, each element with a way to another class. */
export const GridRows = memo(function GridRows(props: Props) {
  const { gridId, store, actions, mode, faults, readOnly, onAddRow } = props;
  const { t } = useTranslation('takeoff');
  const formatOf = useCellFormat();
  const rows = useSyncExternalStore(store.subscribe, () => store.state.sheet.rows);
  const keys = useColumnKeys(store);
  const technologies = useSyncExternalStore(store.subscribe, () =>
    [...new Set(store.state.sheet.columns.filter(isStructure).map(({ technology }) => technology))].join(
      '\n',
    ),
  );
  const faulty = useMemo(
    () => keys.map((key) => (faults.get(key) ?? []).flatMap(({ row }) => row ?? []).join('\n')),
    [keys, faults],
  );
  const elements = [...Map.groupBy(rows.keys(), (at) => rowOf(rows[at] ?? '').element)];
  return elements.map(([element, places]) => (
    <tbody key={element}>
      <tr className="element">
        <th scope="rowgroup">
          {t(`element.${element}`)}
          {!readOnly && element !== 'dimensions' && (
            <IconButton
              size="small"
              sx={{ p: 0.25, ml: 0.5 }}
              aria-label={t('row.add', { element: t(`element.${element}`) })}
              onClick={({ currentTarget }) => onAddRow(element, currentTarget)}
            >
              <AddIcon fontSize="inherit" />
            </IconButton>
          )}
        </th>
        <td aria-hidden colSpan={keys.length + 1} />
      </tr>
      {places.map((row) => (
        <tr key={rows[row]}>
          <RowHead id={`${gridId}-r${row}`} row={rows[row] ?? ''} technologies={technologies} mode={mode} />
          {faulty.map((faultyRows, column) => (
            <GridCell
              // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
              key={column}
              gridId={gridId}
              row={row}
              column={column}
              store={store}
              actions={actions}
              format={formatOf(rowOf(rows[row] ?? ''))}
              faulty={faultyRows}
            />
          ))}
          <RowTotal store={store} row={row} mode={mode} format={formatOf(rowOf(rows[row] ?? ''))} />
        </tr>
      ))}
    </tbody>
  ));
});

type TotalProps = { store: GridStore; row: number; mode: ValueMode; format: (value: number) => string };

/** What a row comes to in the whole option. */
const RowTotal = memo(function RowTotal({ store, row, mode, format }: TotalProps) {
  const watch = useCallback((listener: () => void) => store.watchRow(row, listener), [store, row]);
  const shown = useSyncExternalStore(watch, () => {
    const total = rowTotal(store.state.sheet, row, mode);
    return total === null ? '' : format(total);
  });
  return <td className="sum">{shown}</td>;
});
