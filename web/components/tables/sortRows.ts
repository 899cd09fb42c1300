/** What a table can be sorted by besides the name, as the address names it: figures, or nothing where a row has none. */
export type SortColumns<Row> = Readonly<Record<string, (row: Row) => number | null | undefined>>;

/**
 * Rows in the order of a column, those without its figure last in either direction. Names go by the rules of the
 * language, "Torre 2" before "Torre 10". Under a column that is none they stay as they came.
 */
export function sortRows<Row extends { readonly name: string }>(
  rows: readonly Row[],
  columns: SortColumns<Row>,
  { field, descending }: { field: string; descending: boolean },
  language: string,
): readonly Row[] {
  const turn = descending ? -1 : 1;
  const names = new Intl.Collator(language, { numeric: true });
  if (field === 'name') return rows.toSorted((a, b) => turn * names.compare(a.name, b.name));
  const valueOf = columns[field];
  if (valueOf === undefined) return rows;
  return rows.toSorted((a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left == null || right == null) return Number(left == null) - Number(right == null);
    return turn * (left - right);
  });
}
