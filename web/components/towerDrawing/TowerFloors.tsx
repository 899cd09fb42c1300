import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { uncoveredFill } from '../../theme/technology.tsx';
import { categoryFill, intensityFill } from './floorFill.ts';
import type { DrawnFloor, PlacedFloor } from './towerLayout.ts';

type Props = {
  floors: readonly PlacedFloor[];
  colorBy: 'category' | 'intensity';
};

/** The floors themselves, each with its figures on hover. */
export function TowerFloors({ floors, colorBy }: Props) {
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

/** What a floor says on hover, written anew only when it changes: there may be hundreds, and one is typed in. */
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
