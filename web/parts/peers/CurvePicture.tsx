import Box from '@mui/material/Box';
import { markHeights } from './curvePixels.ts';
import type { PeerResult, Quartiles } from './peerRank.ts';

type Props = {
  /** Ordered by the lower end. */
  known: readonly PeerResult[];
  quartiles: Quartiles;
  end: number;
  aspect: 'co2' | 'energy';
};

/** Known results as bars at their percentiles, over a band from the first quartile to the third and the median's line. */
export function CurvePicture({ known, quartiles, end, aspect }: Props) {
  const x = (value: number) => (value / end) * 100;
  const y = (position: number) => (1 - position) * 100;
  const bars = known.map(({ min, max, position }) => `M${x(min)} ${y(position)}H${x(max)}`).join('');
  const color = `var(--mui-palette-${aspect}-main)`;
  const { first, median, third } = quartiles;
  return (
    <Box
      component="svg"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' }}
    >
      <rect x={x(first)} y={0} width={x(third) - x(first)} height={100} fill={color} opacity={0.12} />
      <Box
        component="path"
        d="M0 0H100M0 25H100M0 50H100M0 75H100"
        sx={{ stroke: 'var(--mui-palette-divider)', fill: 'none' }}
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M${x(median)} 0V100`}
        stroke={color}
        strokeWidth={1.5}
        strokeDasharray="5 4"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={bars}
        stroke={color}
        strokeWidth={markHeights.others}
        opacity={0.55}
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}
