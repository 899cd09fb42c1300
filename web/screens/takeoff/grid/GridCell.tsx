import { memo, useCallback, useEffect, useRef, useSyncExternalStore, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { isUnreinforced } from '../sheet/unreinforcedConcrete.ts';
import { isAssumed } from '../sheet/sheet.ts';
import { applies, rowOf } from '../sheet/sheetRows.ts';
import type { GridActions } from './gridActions.ts';
import type { GridStore } from './gridStore.ts';

type Props = {
  /** Of the grid; those of its rows and columns begin with it. */
  gridId: string;
  row: number;
  column: number;
  store: GridStore;
  actions: GridActions;
  /** A number as it is shown. */
  format: (value: number) => string;
  /** Keys of the rows of this column that keep it from being saved, one a line. */
  faulty: string;
};

/** Everything a cell shows, as one text: it is rendered again only when that changes. */
function cellState({ row, column, store, actions, format, faulty }: Omit<Props, 'gridId'>): string {
  const { sheet, cursor } = store.state;
  const key = sheet.rows[row] ?? '';
  const place = sheet.columns[column];
  if (place === undefined) return '';
  const { top, bottom, left, right } = store.area;
  const flags = [
    row >= top && row <= bottom && column >= left && column <= right && 'selected',
    cursor.row === row && cursor.column === column && 'cursor',
    !applies(rowOf(key), place.technology) && 'none',
    (typeof place.cells[key] === 'string' || faulty.split('\n').includes(key)) && 'faulty',
    isAssumed(place, key) && 'assumed',
    isUnreinforced(place, key) && 'bare',
    actions.replacedAt({ row, column }) !== null && 'proposed',
  ];
  const value = place.cells[key];
  const shown = typeof value === 'number' ? format(actions.numberAt({ row, column })) : (value ?? '');
  return `${flags.filter((flag) => flag !== false).join(' ')}|${shown}`;
}

function cellTitle(
  flags: readonly string[],
  { row, column, actions, format }: Omit<Props, 'gridId'>,
  t: TFunction<'takeoff'>,
) {
  const replaced = actions.replacedAt({ row, column });
  if (replaced?.was !== undefined)
    return t('proposal.before', {
      value: typeof replaced.was === 'number' ? format(replaced.was) : replaced.was,
    });
  if (replaced !== null) return t('proposal.added');
  if (flags.includes('assumed')) return t('cell.assumed');
  return flags.includes('bare') ? t('bare.title') : undefined;
}

/** One cell; the one under the cursor becomes a field during editing. */
export const GridCell = memo(function GridCell({ gridId, ...props }: Props) {
  const { row, column, store, actions } = props;
  const watch = useCallback(
    (listener: () => void) => store.watchCell({ row, column }, listener),
    [store, row, column],
  );
  const snapshot = useSyncExternalStore(watch, () => cellState(props));
  const split = snapshot.indexOf('|');
  const flags = snapshot.slice(0, split).split(' ');
  const { t } = useTranslation('takeoff');
  const hasCursor = flags.includes('cursor');
  const ref = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (hasCursor && document.activeElement?.contains(ref.current) === true)
      ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [hasCursor]);
  const isNone = flags.includes('none');
  const point = (event: PointerEvent) => {
    if (event.button !== 0) return;
    // Touch has no F2: a tap on the selected cell opens it.
    const isSecond = hasCursor && event.pointerType === 'touch';
    actions.commit();
    store.point({ row, column }, event.shiftKey);
    if (isSecond) actions.edit();
  };
  return (
    <td
      ref={ref}
      id={`${gridId}-${row}-${column}`}
      title={cellTitle(flags, props, t)}
      aria-selected={flags.includes('selected')}
      aria-disabled={isNone || undefined}
      aria-invalid={flags.includes('faulty') || undefined}
      className={snapshot.slice(0, split)}
      onPointerDown={point}
      onPointerEnter={(event) => {
        if (event.buttons === 1 && event.pointerType === 'mouse') store.select({ row, column }, true);
      }}
      onDoubleClick={actions.edit}
    >
      {hasCursor ? (
        <CursorContent
          store={store}
          text={snapshot.slice(split + 1)}
          heads={`${gridId}-r${row} ${gridId}-c${column}`}
        />
      ) : (
        snapshot.slice(split + 1)
      )}
    </td>
  );
});

function CursorContent({ store, text, heads }: { store: GridStore; text: string; heads: string }) {
  const edit = useSyncExternalStore(store.subscribe, () => store.state.edit);
  if (edit === null) return text;
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- what is typed next belongs here
      autoFocus
      value={edit.text}
      inputMode="decimal"
      autoComplete="off"
      aria-labelledby={heads}
      onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
      onChange={({ target }) => store.setEdit({ ...edit, text: target.value })}
      onPointerDown={(event) => event.stopPropagation()}
    />
  );
}
