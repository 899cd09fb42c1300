import { floorColumns, hiddenLabels, oneRow } from './floorColumns.ts';

/** Pixels of a row where all fields stand in one. */
export const rowHeight = 53;

/** A row's parts in their order: on a phone, from 480 px on; wider still, all stand side by side. */
const places: readonly (readonly [
  phone: [column: string, row: string],
  tablet: [column: string, row: string],
])[] = [
  [
    ['2 / span 6', '1'],
    ['2 / span 3', '1'],
  ],
  [
    ['2 / span 6', '2'],
    ['5 / span 3', '1'],
  ],
  [
    ['2 / span 3', '3'],
    ['2 / span 2', '2'],
  ],
  [
    ['5 / span 3', '3'],
    ['4 / span 2', '2'],
  ],
  [
    ['2 / span 3', '4'],
    ['6 / span 2', '2'],
  ],
];

const fields = places.map(([phone, tablet], index) => [
  `& > div:nth-of-type(${index + 1})`,
  {
    minWidth: 0,
    gridColumn: { xs: phone[0], sm: tablet[0], [oneRow]: 'auto' },
    gridRow: { xs: phone[1], sm: tablet[1], [oneRow]: 'auto' },
  },
]);

/** Styles of all rows, written once by their list, because there may be two hundred. Handle, five fields, buttons. */
export const floorRowStyles = {
  '& .floor': {
    display: 'grid',
    gap: 1,
    py: 0.75,
    alignItems: 'start',
    bgcolor: 'background.paper',
    position: 'relative',
    // Off-screen rows are neither styled nor laid out; the moved one casts its shadow over others.
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${rowHeight}px`,
    '&[data-moving]': { contentVisibility: 'visible', zIndex: 1, boxShadow: 4 },
    borderRadius: 1,
    gridTemplateColumns: { xs: '32px repeat(6, minmax(0, 1fr)) 40px', [oneRow]: floorColumns },
    ...Object.fromEntries(fields),
    // A transparent input is still composited at every key; a hidden one is not.
    '& .MuiSelect-nativeInput': { visibility: 'hidden' },
    '& > button': { mt: 0.5, cursor: 'grab', touchAction: 'none', px: 0.25 },
    '& > div:last-of-type': {
      display: 'flex',
      flexDirection: { xs: 'column', [oneRow]: 'row' },
      gridColumn: { xs: '8', [oneRow]: 'auto' },
      gridRow: { xs: '1 / span 2', [oneRow]: 'auto' },
      mt: 0.5,
    },
  },
  '@container (max-width: 719.95px)': {
    '& .floor': { py: 2, '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } },
  },
  '@container (min-width: 720px)': { '& .floor': hiddenLabels },
};
