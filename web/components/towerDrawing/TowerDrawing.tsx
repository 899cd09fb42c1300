import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { uncoveredFill } from '../../theme/technology.tsx';
import { categoryFill, intensityFill } from './floorFill.ts';
import { type DrawnFoundation, foundationHeight, TowerFoundation } from './TowerFoundation.tsx';
import { type DrawnFloor, type PlacedFloor, type PlacedGroup, towerLayout } from './towerLayout.ts';

type Props = {
  floors: readonly DrawnFloor[];
  colorBy?: 'category' | 'intensity';
  /** Drawing height in CSS pixels. */
  height?: number;
  /** Names of the groups beside the stack. */
  labels?: boolean;
  /** The tower's foundation, drawn below it. */
  foundation?: DrawnFoundation | null;
};

const stackWidth = 150;
const labelWidth = 170;
const margin = 12;

/** The tower as a stack of floors to scale: basements under the ground line, floors without structure hatched. */
export function TowerDrawing({
  floors,
  colorBy = 'category',
  height = 420,
  labels = false,
  foundation,
}: Props) {
  const { t } = useTranslation('towerDrawing');
  const { plain, integer } = useFormat();
  const below = foundation ? foundationHeight : 0;
  const stackHeight = height - 2 * margin - below;
  const layout = towerLayout(floors, { width: stackWidth, height: stackHeight, labelGap: 20 });
  const lowest = layout.floors[0];
  const width = stackWidth + 2 * margin + (labels ? labelWidth : 0);
  const metres = floors.reduce((sum, floor) => sum + (floor.height > 0 ? floor.height : 0), 0);
  const uncovered = floors.filter(({ intensity }) => intensity === null).length;
  const label = [
    t('drawing', { count: floors.length, floors: integer(floors.length), height: plain(metres) }),
    uncovered > 0 && t('drawing.uncovered', { count: uncovered, n: integer(uncovered) }),
  ];
  return (
    <Box
      component="svg"
      // Content inside a picture cannot be reached by keyboard.
      role={foundation ? 'group' : 'img'}
      aria-label={label.filter(Boolean).join(' ')}
      viewBox={`${-margin} ${-margin} ${width} ${height}`}
      sx={{ display: 'block', width, maxWidth: '100%', height: 'auto', mx: 'auto', overflow: 'visible' }}
    >
      <rect
        x={-margin}
        y={layout.groundY}
        width={stackWidth + 2 * margin}
        height={layout.height - layout.groundY + below + margin}
        fill="var(--mui-palette-text-secondary)"
        opacity={0.1}
      />
      <g aria-hidden>
        <TowerFloors floors={layout.floors} colorBy={colorBy} />
      </g>
      {foundation && lowest && (
        <TowerFoundation foundation={foundation} x={lowest.x} y={layout.height} width={lowest.width} />
      )}
      <line
        x1={-margin}
        x2={stackWidth + margin}
        y1={layout.groundY}
        y2={layout.groundY}
        stroke="var(--mui-palette-text-primary)"
        strokeWidth={1.5}
      />
      {labels && (
        <g aria-hidden>
          <GroupLabels groups={layout.groups} x={stackWidth} />
        </g>
      )}
    </Box>
  );
}

const longest = 16;
/** In a column of 270 px the drawing is a fifth smaller, and text must not be below 11 px. */
const letters = 14.5;
const shorten = (name: string) => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name);

/** Names of the groups with their number of floors, connected to the stack by a thin line. */
function GroupLabels({ groups, x }: { groups: readonly PlacedGroup[]; x: number }) {
  const { integer } = useFormat();
  return groups.map(({ name, count, y, labelY }, index) => (
    <g key={index}>
      <polyline
        points={`${x + 2},${y} ${x + 12},${labelY} ${x + 18},${labelY}`}
        fill="none"
        stroke="var(--mui-palette-divider)"
      />
      <text x={x + 22} y={labelY} dy="0.35em" fontSize={letters} fill="var(--mui-palette-text-primary)">
        {name.length > longest && <title>{name}</title>}
        {shorten(name)}
        {count > 1 && <tspan fill="var(--mui-palette-text-secondary)"> × {integer(count)}</tspan>}
      </text>
    </g>
  ));
}

type TowerFloorsProps = {
  floors: readonly PlacedFloor[];
  colorBy: 'category' | 'intensity';
};

/** The floors themselves, each with its figures on hover. */
function TowerFloors({ floors, colorBy }: TowerFloorsProps) {
  const known = floors.flatMap(({ floor }) => (floor.intensity ? [floor.intensity] : []));
  const scale = { low: Math.min(...known), high: Math.max(...known) };
  const fill = ({ floor }: PlacedFloor) => {
    if (floor.intensity === null) return uncoveredFill;
    if (colorBy === 'category') return categoryFill(floor.category);
    return floor.intensity === undefined ? 'none' : intensityFill(floor.intensity, scale);
  };
  return floors.map((placed) => (
    <rect
      key={placed.floor.index}
      x={placed.x}
      y={placed.y}
      width={placed.width}
      height={placed.height}
      fill={fill(placed)}
      stroke="var(--mui-palette-background-paper)"
      strokeWidth={placed.height > 4 ? 1 : 0.3}
      {...(colorBy === 'intensity' && placed.floor.intensity === undefined
        ? { stroke: 'var(--mui-palette-text-secondary)', strokeDasharray: '3 3' }
        : {})}
    >
      <FloorTitle {...figuresOf(placed)} />
    </rect>
  ));
}

type Figures = Pick<DrawnFloor, 'name' | 'area' | 'height' | 'intensity'>;

const figuresOf = ({ floor: { name, area, height, intensity } }: PlacedFloor): Figures => ({
  name,
  area,
  height,
  ...(intensity === undefined ? {} : { intensity }),
});

/** A floor's text on hover, memoized: there may be hundreds, and only one is being edited. */
const FloorTitle = memo(function FloorTitle({ name, area, height, intensity }: Figures) {
  const { t } = useTranslation('towerDrawing');
  const { plain, significant } = useFormat();
  const words = [
    name,
    t('floor.area', { area: plain(area) }),
    t('floor.height', { height: plain(height) }),
    intensity === null && t('floor.gap'),
    intensity && `${significant(intensity)} kgCO₂e/m²`,
  ];
  return <title>{words.filter(Boolean).join(' · ')}</title>;
});
