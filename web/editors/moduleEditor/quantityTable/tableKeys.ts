import type { KeyboardEvent } from 'react';

const cellsOf = (table: HTMLElement, row: number) => [
  ...table.querySelectorAll<HTMLInputElement>(`[data-row="${row}"]`),
];

/** Focuses a cell and selects its content. */
export function focusCell(table: HTMLElement | null, row: number, column: number): void {
  const cell = table && (cellsOf(table, row)[column] ?? cellsOf(table, row).at(-1));
  cell?.focus();
  if (cell instanceof HTMLInputElement) cell.select();
}

/** Whether a left or right arrow would leave the text: all of it is selected, or the cursor is at that end. */
function leaves(input: HTMLInputElement, key: string): boolean {
  const { selectionStart: start, selectionEnd: end, value } = input;
  if (start === 0 && end === value.length) return true;
  return key === 'ArrowLeft' ? end === 0 : start === value.length;
}

/**
 * Moves between cells as in a spreadsheet: up, down, and sideways at the ends of the text. Enter goes down and, in the
 * last row, adds one; Shift+Enter goes up. Ctrl+Enter is left to the form.
 */
export function handleTableKey(event: KeyboardEvent<HTMLElement>, addRow: () => void): void {
  const cell = (event.target as HTMLElement).closest<HTMLInputElement | HTMLSelectElement>('[data-row]');
  if (cell === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const table = event.currentTarget;
  const row = Number(cell.dataset['row']);
  const column = cellsOf(table, row).indexOf(cell as HTMLInputElement);
  const isChoice = cell instanceof HTMLSelectElement;
  const go = (down: number, right = 0) => {
    event.preventDefault();
    if (cellsOf(table, row + down).length > 0) focusCell(table, row + down, column + right);
  };
  if (event.key === 'Enter') {
    event.preventDefault();
    if (event.shiftKey) go(-1);
    else if (cellsOf(table, row + 1).length > 0) go(1);
    else addRow();
  } else if (event.key === 'ArrowDown' && !isChoice) go(1);
  else if (event.key === 'ArrowUp' && !isChoice) go(-1);
  else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    const right = event.key === 'ArrowRight' ? 1 : -1;
    const target = cellsOf(table, row)[column + right];
    if (target !== undefined && (isChoice || leaves(cell, event.key))) go(0, right);
  }
}
