import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Muted, SmallPrint } from '../components/Muted.tsx';

type Props = {
  label: ReactNode;
  value: string;
  unit: ReactNode;
  /** Below, in small print: the amount over all floors. */
  total?: string;
  large?: boolean;
};

/** A total of what is being typed: its name, its value with the unit, and what follows from it. */
export function TotalLine({ label, value, unit, total, large = false }: Props) {
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Muted sx={{ flex: 1 }}>{label}</Muted>
        <Typography
          variant={large ? 'h3' : 'subtitle2'}
          component="span"
          sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}
        >
          {value} <SmallPrint component="span">{unit}</SmallPrint>
        </Typography>
      </Box>
      {total !== undefined && <SmallPrint sx={{ textAlign: 'right' }}>{total}</SmallPrint>}
    </Box>
  );
}
