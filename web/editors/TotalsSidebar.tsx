import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Props = {
  /** Accessible name of the totals. */
  title: string;
  totals: ReactNode;
  /** Shown below both. */
  foot?: ReactNode;
  children: ReactNode;
};

/** Fields, and beside them the totals of what is typed, which stay in view; on a phone these stand below. */
export function TotalsSidebar({ title, totals, foot, children }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, minWidth: 0 }}>{children}</Box>
      <Box
        component="section"
        aria-label={title}
        sx={{
          position: { md: 'sticky' },
          top: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          p: 2,
          bgcolor: 'background.default',
        }}
      >
        {totals}
      </Box>
      {foot}
    </Box>
  );
}
