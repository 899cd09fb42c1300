import { type FoundationType, isFoundationType } from '#domain/foundation/foundationType.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { type Sheet, type SheetColumn, sheetOf } from './sheet.ts';

/** Key of the one column that stands on no floor. */
const key = 'foundation';

export type StructureColumn = SheetColumn & { technology: Technology };

/** Whether a column is the foundation, which is for the whole tower and no floor group. */
export const isFoundation = ({ technology }: SheetColumn) => isFoundationType(technology);

/** A floor group with its structure. */
export const isStructure = (column: SheetColumn): column is StructureColumn => !isFoundation(column);

export const foundationColumn = (
  technology: FoundationType,
  name: string,
  rest: Partial<SheetColumn> = {},
): SheetColumn => ({ key, moduleId: null, revision: null, name, technology, floors: [], cells: {}, ...rest });

/** Columns with the foundation that others have instead of their own. */
export const withFoundationOf = (
  own: readonly SheetColumn[],
  others: readonly SheetColumn[],
): SheetColumn[] => [...own.filter(isStructure), ...others.filter(isFoundation)];

/** The sheet with a column for a foundation of that kind, where it has none yet; as it is for null. */
export const withFoundation = (sheet: Sheet, type: FoundationType | null, name: string): Sheet =>
  type === null || sheet.columns.some(isFoundation)
    ? sheet
    : sheetOf([...sheet.columns, foundationColumn(type, name)], sheet.rows);
