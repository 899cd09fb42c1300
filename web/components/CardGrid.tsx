import Box from '@mui/material/Box';
import { Children, type ReactNode } from 'react';

type Props = { label: string; children: ReactNode; minWidth?: number };

/** Cards side by side, as many as fit; a list to a screen reader. */
export function CardGrid({ label, children, minWidth = 300 }: Props) {
  if (Children.count(children) === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}px, 100%), 1fr))`,
        listStyle: 'none',
        p: 0,
        m: 0,
      }}
    >
      {children}
    </Box>
  );
}
