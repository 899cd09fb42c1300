/** Rises when a sheet is kept in another shape. */
export const sheetLayout = 2;
