import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Towers beside each other; on paper none is cut by the end of a page. */
export const TowerRow = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
      '& > figure': { breakInside: 'avoid' },
    }}
  >
    {children}
  </Box>
);
