import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { middleOfRange } from '#domain/range.ts';
import type { MapAxis, MapMark } from './useAxis.ts';

type Props = { across: MapMark[]; up: MapMark[]; left: number; top: number; side: number };

const ink = 'var(--mui-palette-text-primary)';
const onEdge = (t: number) => Math.min(1, Math.max(0, t));
const middle = ({ t }: MapMark) => onEdge(middleOfRange(t));

/** Known suppliers: a line where one axis is known, a point where both are; one outside the set's range is on the edge. */
export function MapMarks({ across, up, left, top, side }: Props) {
  const x = (t: number) => left + onEdge(t) * side;
  const y = (t: number) => top + (1 - onEdge(t)) * side;
  const line = { stroke: ink, strokeWidth: 1.5, strokeDasharray: '5 3' };
  const points =
    across.length > 0 && up.length > 0
      ? across.flatMap((a) => up.map((b) => [middle(a), middle(b)] as const))
      : [...across.map((a) => [middle(a), 0] as const), ...up.map((b) => [0, middle(b)] as const)];
  return (
    <g data-marks={points.length}>
      {across.map((mark) => (
        <g key={mark.name}>
          <rect
            x={x(mark.t.min)}
            y={top}
            width={x(mark.t.max) - x(mark.t.min)}
            height={side}
            fill={ink}
            opacity={0.12}
          />
          <line x1={x(middle(mark))} x2={x(middle(mark))} y1={top} y2={top + side} {...line} />
        </g>
      ))}
      {up.map((mark) => (
        <g key={mark.name}>
          <rect
            x={left}
            y={y(mark.t.max)}
            width={side}
            height={y(mark.t.min) - y(mark.t.max)}
            fill={ink}
            opacity={0.12}
          />
          <line x1={left} x2={left + side} y1={y(middle(mark))} y2={y(middle(mark))} {...line} />
        </g>
      ))}
      {points.map(([a, b]) => (
        <circle
          key={`${a}|${b}`}
          cx={x(a)}
          cy={y(b)}
          r={5}
          fill={ink}
          stroke="var(--mui-palette-background-paper)"
          strokeWidth={2}
        />
      ))}
    </g>
  );
}

/** Who the lines and points are, with the declared value. */
export function MarkNames({ across, up }: { across: MapAxis; up: MapAxis }) {
  const { t } = useTranslation('compare');
  return [across, up].flatMap((axis) =>
    axis.marks.map((mark) => (
      <Box component="li" key={mark.name} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box component="svg" aria-hidden sx={{ width: 20, height: 14, flex: 'none' }}>
          <circle cx="10" cy="7" r="5" fill={ink} />
        </Box>
        {t('map.declared', { name: mark.name, value: mark.value })}
      </Box>
    )),
  );
}
