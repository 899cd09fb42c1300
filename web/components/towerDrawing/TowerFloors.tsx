import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { categoryFill, intensityFill } from './floorFill.ts';
import type { PlacedFloor } from './towerLayout.ts';

type Props = {
  floors: readonly PlacedFloor[];
  colorBy: 'category' | 'intensity';
  /** Fill of a floor without structure. */
  hatch: string;
};

/** The floors themselves, each with its figures on hover. */
export function TowerFloors({ floors, colorBy, hatch }: Props) {
  const { t } = useTranslation('towerDrawing');
  const { plain, significant } = useFormat();
  const known = floors.flatMap(({ floor }) => (floor.intensity ? [floor.intensity] : []));
  const scale = { low: Math.min(...known), high: Math.max(...known) };
  const fill = ({ floor }: PlacedFloor) => {
    if (floor.intensity === null) return hatch;
    if (colorBy === 'category') return categoryFill(floor.category);
    return floor.intensity === undefined ? 'none' : intensityFill(floor.intensity, scale);
  };
  const title = ({ floor }: PlacedFloor) =>
    [
      floor.name,
      t('floor.area', { area: plain(floor.area) }),
      t('floor.height', { height: plain(floor.height) }),
      floor.intensity === null && t('floor.gap'),
      floor.intensity && `${significant(floor.intensity)} kgCO₂e/m²`,
    ]
      .filter(Boolean)
      .join(' · ');
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
      <title>{title(placed)}</title>
    </rect>
  ));
}
