import type { FloorTableRow } from './FloorTable.tsx';

/** Groups for reading: adjacent groups that were typed alike are combined, with the floors of both. */
export function equalFloors<Row extends FloorTableRow>(rows: readonly Row[]): Row[] {
  const found: Row[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    const isEqual =
      last !== undefined &&
      (['name', 'category', 'area', 'height'] as const).every((key) => last[key] === row[key]);
    if (isEqual) found.splice(-1, 1, { ...last, repetition: (last.repetition ?? 0) + (row.repetition ?? 0) });
    else found.push(row);
  }
  return found;
}
