import type { Messages } from '#domain/texts/messages.ts';
import { hasInfill, usualInfill } from '#domain/usual/usualInfill.ts';
import { floorArea, isEmpty, type Sheet, type SheetColumn } from './sheet.ts';

const isWithoutInfill = (column: SheetColumn) =>
  column.technology === 'beam_column' && !isEmpty(column) && !hasInfill(column.otherMaterials);

/** Frames with quantities and no infill among them. */
export const framesWithoutInfill = ({ columns }: Sheet): SheetColumn[] => columns.filter(isWithoutInfill);

/** The sheet with usual infill and render in each of them, `walls` m² of wall per m² of floor, marked as assumed. */
export const withUsualInfill = (sheet: Sheet, walls: number, messages: Messages): Sheet => ({
  ...sheet,
  columns: sheet.columns.map((column) =>
    isWithoutInfill(column)
      ? {
          ...column,
          otherMaterials: [
            ...(column.otherMaterials ?? []),
            ...usualInfill(floorArea(column), walls, messages),
          ],
        }
      : column,
  ),
});
