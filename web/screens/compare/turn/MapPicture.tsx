import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Indicator } from '#domain/comparison/sides/lines.ts';
import type { MapPoint, SupplierMap } from '#domain/comparison/answer/supplierMap.ts';
import { MapMarks, MarkNames } from './MapMarks.tsx';
import type { MapAxis } from './useAxis.ts';

type MapProps = {
  map: SupplierMap;
  across: MapAxis;
  up: MapAxis;
  names: { option: string; reference: string };
  of: Indicator;
};

const side = 260;
const [left, top] = [96, 8];
const x = (point: MapPoint) => left + point.x * side;
const y = (point: MapPoint) => top + (1 - point.y) * side;
const corners = (points: readonly MapPoint[]) => points.map((point) => `${x(point)},${y(point)}`).join(' ');
const ink = 'var(--mui-palette-text-primary)';
/** Where a factor is written along an axis, and what the ends of its range are called. */
const ticks = [
  { at: 0, anchor: 'start', end: 'map.low' },
  { at: 0.5, anchor: 'middle', end: null },
  { at: 1, anchor: 'end', end: 'map.high' },
] as const;
const areas = ['lower', 'higher', 'open'] as const;

/** The square of all suppliers of two kinds; areas differ in pattern, not by colour alone. */
export function MapPicture({ map, across, up, names, of }: MapProps) {
  const { t } = useTranslation('compare');
  const id = useId();
  const fills = {
    lower: `url(#${id}-lower)`,
    higher: `url(#${id}-higher)`,
    open: 'var(--mui-palette-action-hover)',
  };
  const shown = areas.filter((area) => (area === 'open' ? isOpen(map) : map[area].length > 0));
  return (
    <div>
      <Box
        component="svg"
        viewBox={`0 0 ${left + side + 24} ${top + side + 52}`}
        role="img"
        aria-label={`${t('map.title')}: ${shown.map((area) => t(`map.${of}.${area}`, names)).join('; ')}`}
        sx={{ width: '100%', maxWidth: 400, display: 'block' }}
      >
        <Patterns id={id} />
        <rect
          x={left}
          y={top}
          width={side}
          height={side}
          fill={fills.open}
          stroke="var(--mui-palette-text-secondary)"
        />
        {(['lower', 'higher'] as const).map((area) => (
          <polygon key={area} points={corners(map[area])} fill={fills[area]} stroke={ink} strokeWidth={1} />
        ))}
        <MapMarks across={across.marks} up={up.marks} left={left} top={top} side={side} />
        {ticks.map(({ at, anchor, end }) => (
          <g key={at} fill={ink} fontSize={14}>
            <text x={left + at * side} y={top + side + 16} textAnchor={anchor}>
              {end && t(end)} {across.at(at)}
            </text>
            <text x={left - 6} y={top + (1 - at) * side + (at === 1 ? 10 : 4)} textAnchor="end">
              {end && t(end)} {up.at(at)}
            </text>
          </g>
        ))}
        <text x={left + side / 2} y={top + side + 38} textAnchor="middle" fill={ink} fontSize={14}>
          {across.name}
        </text>
        <text
          transform={`translate(12 ${top + side / 2}) rotate(-90)`}
          textAnchor="middle"
          fill={ink}
          fontSize={14}
        >
          {up.name}
        </text>
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.5, typography: 'body2' }}
      >
        {shown.map((area) => (
          <Box component="li" key={area} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Box component="svg" aria-hidden sx={{ width: 20, height: 14, flex: 'none' }}>
              <rect width="20" height="14" fill={fills[area]} stroke={ink} />
            </Box>
            {t(`map.${of}.${area}`, names)}
          </Box>
        ))}
        <MarkNames across={across} up={up} />
      </Box>
    </div>
  );
}

const isOpen = (map: SupplierMap) => areaOf(map.lower) + areaOf(map.higher) < 1 - 1e-9;

function areaOf(points: readonly MapPoint[]): number {
  const twice = points.reduce((sum, a, index) => {
    const b = points[(index + 1) % points.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return Math.abs(twice) / 2;
}

function Patterns({ id }: { id: string }) {
  const [lower, higher] = ['var(--mui-palette-success-main)', 'var(--mui-palette-warning-main)'];
  return (
    <defs>
      <pattern id={`${id}-lower`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" fill={lower} opacity=".35" />
        <circle cx="4" cy="4" r="1.4" fill={lower} />
      </pattern>
      <pattern
        id={`${id}-higher`}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="8" height="8" fill={higher} opacity=".35" />
        <rect width="2" height="8" fill={higher} />
      </pattern>
    </defs>
  );
}
