import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Towers beside each other on one ground, however long their names; on paper none is cut by the end of a page. */
export const TowerRow = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
      // Name, drawing and what is built: three rows that the towers of a row share.
      '& > figure': {
        display: 'grid',
        gridRow: 'span 3',
        gridTemplateRows: 'subgrid',
        rowGap: 0,
        breakInside: 'avoid',
      },
      '& > figure > figcaption': { alignSelf: 'end' },
    }}
  >
    {children}
  </Box>
);
