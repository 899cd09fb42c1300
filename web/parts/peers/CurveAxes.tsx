import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/useFormat.ts';
import { curveHeight } from './peerUnits.ts';

const quarters = [0, 0.25, 0.5, 0.75, 1];

type Props = { end: number; label: string; children: ReactNode };

/** The frame of a curve: percentiles upwards, results from 0 to `end`. */
export function CurveAxes({ end, label, children }: Props) {
  const { percent, plain } = useFormat();
  return (
    <Box
      role="img"
      aria-label={label}
      className="numeric"
      sx={{ display: 'flex', mt: 2, typography: 'caption', color: 'text.secondary' }}
    >
      <Box sx={{ position: 'relative', width: 44, height: curveHeight }}>
        {quarters.map((position) => (
          <Box
            key={position}
            component="span"
            sx={{ position: 'absolute', right: 8, transform: 'translateY(-50%)' }}
            style={{ top: `${(1 - position) * 100}%` }}
          >
            {percent(position)}
          </Box>
        ))}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, pr: 2 }}>
        <Box
          sx={{
            position: 'relative',
            height: curveHeight,
            borderLeft: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {children}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
          {quarters.map((share) => (
            <Box key={share} component="span" sx={{ width: 0, display: 'flex', justifyContent: 'center' }}>
              <span>{plain(share * end)}</span>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
