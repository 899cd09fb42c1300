import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SmallPrint } from '../Muted.tsx';
import { emptyValue } from '../../i18n/format.ts';

type Props = { facts: readonly (readonly [name: string, value: ReactNode])[]; minWidth?: number };

/** Names and values in columns; `-` where there is nothing. */
export function Facts({ facts, minWidth = 180 }: Props) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}px, 100%), 1fr))`,
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <SmallPrint component="dt">{name}</SmallPrint>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value === null || value === undefined || value === '' ? emptyValue : value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
