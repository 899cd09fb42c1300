/** Columns of the floor rows where there is room for them: handle, five fields, buttons. */
export const floorColumns = '32px minmax(96px, 1.2fr) minmax(148px, 1fr) 128px 96px 92px 64px';

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
