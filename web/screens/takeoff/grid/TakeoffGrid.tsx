import Box from '@mui/material/Box';
import { memo, useId, useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetElement } from '../sheet/sheetRows.ts';
import type { Prices } from '#domain/prices/cost.ts';
import type { ValueMode } from '../sheet/valueMode.ts';
import type { ColumnFaults } from '../useColumnFaults.ts';
import { ColumnHeads } from './ColumnHeads.tsx';
import type { GridActions } from './gridActions.ts';
import { gridKey } from './gridKeys.ts';
import { GridRows } from './GridRows.tsx';
import type { GridStore } from './gridStore.ts';
import { gridStyle } from './gridStyle.ts';
import { OtherRows } from './OtherRows.tsx';
import { useGridClipboard } from './useGridClipboard.ts';
import { TotalRows } from './TotalRows.tsx';

type Props = {
  store: GridStore;
  actions: GridActions;
  mode: ValueMode;
  faults: ColumnFaults;
  readOnly: boolean;
  /** What its cost rests on; null where costs are not shown. */
  prices: Prices | null;
  onAddRow: (element: SheetElement, anchor: HTMLElement) => void;
  onColumnMenu: (column: number, anchor: HTMLElement) => void;
  /** Text from the clipboard. */
  onPaste: (text: string) => Promise<void>;
};

/** The sheet: elements and their classes down, floor groups across, operated like a spreadsheet. */
export const TakeoffGrid = memo(function TakeoffGrid(props: Props) {
  return (
    <Box sx={gridStyle}>
      <GridTable {...props} />
    </Box>
  );
});

/** The table in its frame: rendered with every move of the cursor, and so without a style of its own. */
function GridTable(props: Props) {
  const { store, actions, mode, faults, readOnly, prices, onAddRow, onColumnMenu, onPaste } = props;
  const { t } = useTranslation('takeoff');
  const gridId = useId();
  const root = useRef<HTMLTableElement>(null);
  const cursor = useSyncExternalStore(store.subscribe, () => store.state.cursor);
  const press = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const isCell = target === root.current || target.closest('td') !== null;
    if (!isCell || event.nativeEvent.isComposing) return;
    const selectsAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a';
    const isMove = /^(?:Arrow|Home|End|Page|Tab|Enter)/.test(event.key);
    if (readOnly && !selectsAll && !isMove) return;
    if (!gridKey(store, actions, event)) return;
    event.preventDefault();
    // Focusing what has the focus already would still trigger a layout.
    if (store.state.edit === null && document.activeElement !== root.current)
      root.current?.focus({ preventScroll: true });
  };
  useGridClipboard({ root, store, actions, readOnly, onPaste });
  return (
    <table
      ref={root}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are edited: what ARIA calls a grid
      role="grid"
      tabIndex={0}
      aria-label={t('grid.label')}
      aria-multiselectable
      aria-readonly={readOnly || undefined}
      aria-activedescendant={`${gridId}-${cursor.row}-${cursor.column}`}
      onKeyDown={press}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) actions.commit();
      }}
    >
      <ColumnHeads gridId={gridId} store={store} readOnly={readOnly} onMenu={onColumnMenu} />
      <GridRows
        gridId={gridId}
        store={store}
        actions={actions}
        mode={mode}
        faults={faults}
        readOnly={readOnly}
        onAddRow={onAddRow}
      />
      <OtherRows store={store} mode={mode} />
      <TotalRows store={store} prices={prices} />
    </table>
  );
}
