import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = {
  label: ReactNode;
  value: string;
  unit: ReactNode;
  /** Below, in small print: what it comes to on all floors. */
  total?: string;
  large?: boolean;
};

/** A total of what is being typed: its name, its value with the unit, and what follows from it. */
export function TotalLine({ label, value, unit, total, large = false }: Props) {
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {label}
        </Typography>
        <Typography
          variant={large ? 'h3' : 'subtitle2'}
          component="span"
          sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}
        >
          {value}{' '}
          <Typography variant="caption" color="textSecondary" component="span">
            {unit}
          </Typography>
        </Typography>
      </Box>
      {total !== undefined && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ textAlign: 'right' }}>
          {total}
        </Typography>
      )}
    </Box>
  );
}
