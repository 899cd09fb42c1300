import type { Language } from '#domain/texts/messages.ts';
import { parseLocaleNumber } from '#domain/numbers.ts';
import { numberText } from '../../../forms/fields/numberText.ts';
import { type CellChange, type CellValue, isAssumed } from '../sheet/sheet.ts';
import { applies, rowOf, type SheetRow } from '../sheet/sheetRows.ts';
import { toStored, toShown, type ValueMode } from '../sheet/valueMode.ts';
import type { Place } from './gridState.ts';
import type { GridStore } from './gridStore.ts';
import { places } from './touchedCells.ts';

/** The kind of row that a usual rate is of; null for what was typed. */
type Rate = SheetRow['kind'] | null;

export type GridActions = ReturnType<typeof gridActions>;

/**
 * What can be done with a sheet, in numbers as `mode` shows them and `language` writes them. Of one that is `readOnly` no
 * cell is opened.
 */
export function gridActions(store: GridStore, mode: ValueMode, language: Language, readOnly = false) {
  const at = ({ row, column }: Place) => {
    const { sheet } = store.state;
    const [key, place] = [sheet.rows[row], sheet.columns[column]];
    if (key === undefined || place === undefined) return null;
    const line = rowOf(key);
    return applies(line, place.technology) ? { column: place, row: line, value: place.cells[key] } : null;
  };
  const shown = (place: Place): CellValue | undefined => {
    const cell = at(place);
    return cell?.value === undefined ? undefined : toShown(cell.value, cell.column, cell.row, mode);
  };
  const textAt = (place: Place) => numberText(shown(place), language);
  const read = (text: string): CellValue | undefined =>
    text.trim() === '' ? undefined : (parseLocaleNumber(text, language) ?? text.trim());
  /** What the usual rate in a cell is of; null where none is. */
  const rateAt = (place: Place): Rate => {
    const cell = at(place);
    return cell !== null && isAssumed(cell.column, cell.row.key) ? cell.row.kind : null;
  };
  /** A number as it is shown put into a cell; a usual rate stays one in rows of its kind. */
  const put = (place: Place, value: CellValue | undefined, rate: Rate = null): CellChange[] => {
    const cell = at(place);
    if (cell === null) return [];
    const kept = value === undefined ? undefined : toStored(value, cell.column, cell.row, mode);
    return [{ row: cell.row.key, column: place.column, value: kept, assumed: rate === cell.row.kind }];
  };
  // The clipboard holds text alone.
  let copied: { text: string; rates: Rate[][] } = { text: '', rates: [] };
  const canOpen = () => !readOnly && at(store.state.cursor) !== null;
  const selected = () => places(store.area);
  return {
    textAt,
    /** The number of a cell as the mode shows it; NaN where there is none. */
    numberAt: (place: Place) => Number(shown(place)),
    /** The value of a cell before a proposal changed it, as the mode shows it; null where none did. */
    replacedAt: (place: Place): { was: CellValue | undefined } | null => {
      const cell = at(place);
      if (cell?.column.proposal === undefined) return null;
      const was = cell.column.proposal.before?.cells[cell.row.key];
      if (was === cell.value) return null;
      return { was: was === undefined ? was : toShown(was, cell.column, cell.row, mode) };
    },
    edit: () => {
      if (canOpen()) store.setEdit({ text: textAt(store.state.cursor), isInCell: true });
    },
    type: (text: string) => {
      if (canOpen()) store.setEdit({ text, isInCell: false });
    },
    /** Commits what is being typed. */
    commit: () => {
      const { edit, cursor } = store.state;
      if (edit === null) return;
      // Unchanged text is no change: a number keeps the decimals beyond those shown.
      if (edit.text === textAt(cursor)) store.setEdit(null);
      else store.change(put(cursor, read(edit.text)));
    },
    clear: () => store.change(selected().flatMap((place) => put(place, undefined))),
    /** Copies the first column (or row) of the selection into the others; for a single cell, the one before it. */
    fill: (to: 'right' | 'down') => {
      const { top, left, bottom, right } = store.area;
      const isRight = to === 'right';
      const alone = isRight ? left === right : top === bottom;
      const first = (isRight ? left : top) - (alone ? 1 : 0);
      if (first < 0) return;
      const changes = selected()
        .filter(({ row, column }) => (isRight ? column : row) !== first)
        .flatMap((place) => {
          const source = isRight ? { ...place, column: first } : { ...place, row: first };
          return put(place, shown(source), rateAt(source));
        });
      store.change(changes);
    },
    /** The selection as cells of a spreadsheet. */
    copy: () => {
      const cells = [...Map.groupBy(selected(), ({ row }) => row).values()];
      const text = cells.map((line) => line.map(textAt).join('\t')).join('\n');
      copied = { text, rates: cells.map((line) => line.map(rateAt)) };
      return text;
    },
    /** Cells of a spreadsheet from the corner of the selection on; a single one fills all of it. */
    paste: (text: string) => {
      const lines = text.replace(/\r?\n$/, '').split(/\r\n|\r|\n/);
      const cells = lines.map((line) => line.split('\t'));
      const rates = lines.join('\n') === copied.text ? copied.rates : [];
      const { top, left } = store.area;
      if (cells.length === 1 && cells[0]?.length === 1) {
        store.change(selected().flatMap((place) => put(place, read(text), rates[0]?.[0])));
        return;
      }
      const width = Math.max(...cells.map((line) => line.length));
      const changes = cells.flatMap((line, down) =>
        line.flatMap((cell, across) =>
          put({ row: top + down, column: left + across }, read(cell), rates[down]?.[across]),
        ),
      );
      store.change(changes);
      store.select({ row: top, column: left });
      store.select({ row: top + cells.length - 1, column: left + width - 1 }, true);
    },
  };
}
