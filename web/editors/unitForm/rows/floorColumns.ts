/** Where the form itself is wide enough for a floor in one row; in a drawer it isn't, however wide the screen. */
export const oneRow = '@720';

/**
 * Columns of a floor that fits in one row: handle, five fields, buttons. They and their gaps fill 720 px without cutting
 * off any of our words.
 */
export const floorColumns = '32px minmax(112px, 1.2fr) minmax(164px, 1fr) 128px 88px 80px 68px';

/** A label that only screen readers get, because a header stands above the column. */
export const hiddenLabels = {
  '& .MuiInputLabel-root': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& legend': { display: 'none' },
  '& fieldset': { top: 0 },
};
