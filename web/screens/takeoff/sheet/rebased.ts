import {
  floorsKey,
  fromBelow,
  isChanged,
  isEmpty,
  type Sheet,
  type SheetColumn,
  sheetOf,
  withContent,
} from './sheet.ts';

/** What was typed here over freshly read columns: modules keep their new revisions, deleted ones are created again. */
export function rebased({ rows, columns }: Sheet, fresh: readonly SheetColumn[]): Sheet {
  const byKey = new Map(fresh.map((column) => [column.key, column]));
  const own = columns.map((column) => {
    const now = byKey.get(column.key);
    if (column.moduleId === null || now !== undefined) return { ...column, revision: now?.revision ?? null };
    return { ...column, moduleId: null, revision: null };
  });
  return sheetOf(withUncovered(own, fresh), rows);
}

/**
 * A sheet that was typed in since it was sent, over its columns as they were saved. Those that the save made are known by
 * name and floors.
 */
export function typedSince(sent: Sheet, { rows, columns }: Sheet, saved: readonly SheetColumn[]): Sheet {
  const made = saved.filter(({ key }) => !columns.some((column) => column.key === key));
  const savedAs = (column: SheetColumn) => {
    const same = saved.find(({ key }) => key === column.key);
    if (same !== undefined) return same;
    const floors = floorsKey(column);
    const at = made.findIndex((each) => each.name === column.name && floorsKey(each) === floors);
    return at < 0 ? undefined : made.splice(at, 1)[0];
  };
  const own = columns.flatMap((column) => {
    const now = savedAs(column);
    if (sent.columns.includes(column)) return now ?? [];
    return now === undefined ? { ...column, moduleId: null, revision: null } : withContent(now, column);
  });
  return sheetOf(withUncovered(own, saved), rows);
}

const floorIdsOf = (columns: readonly SheetColumn[]) =>
  new Set(columns.flatMap(({ floors }) => floors.map(({ id }) => id)));

/**
 * Columns from the lowest floor up, with those of `fresh` that they lack: modules made meanwhile, in place of empty columns
 * on their floors and of columns with the same in them, and what stands on floors that none covers.
 */
export function withUncovered(own: readonly SheetColumn[], fresh: readonly SheetColumn[]): SheetColumn[] {
  const lacking = fresh.filter(({ key }) => !own.some((column) => column.key === key));
  const made = lacking.filter(({ moduleId }) => moduleId !== null);
  const taken = floorIdsOf(made);
  // A page that was left while it saved has typed what is made by now.
  const isMade = (column: SheetColumn) => made.some((each) => !isChanged(column, each));
  const isFree = (column: SheetColumn) => isEmpty(column) && column.floors.some(({ id }) => taken.has(id));
  const left = own.filter((column) => column.moduleId !== null || !(isMade(column) || isFree(column)));
  const covered = floorIdsOf([...left, ...made]);
  const free = lacking.filter(
    ({ moduleId, floors }) =>
      moduleId === null && (floors.length === 0 || !floors.every(({ id }) => covered.has(id))),
  );
  return [...left, ...made, ...free].toSorted(fromBelow);
}
