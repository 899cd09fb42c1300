import { useTranslation } from 'react-i18next';
import { timesBuilt } from '#domain/tower/timesBuilt.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { technologyFill, uncoveredFill } from '../../../theme/technology.tsx';
import { useTechnologyName } from '../../../components/figures/TechnologyChip.tsx';
import { type Elevation, elevationLayout } from './elevationLayout.ts';

const box = { width: 260, height: 88, gap: 20 };
const margin = { x: 8, top: 18, bottom: 6 };

/** Beyond the edge of any card on both sides. */
const ground = 1000;

/** More would shrink to lines. */
const maxDrawn = 5;

/** Small elevations of towers on one ground, in the colour and pattern of what builds them. */
export function Elevations({ elevations }: { elevations: readonly Elevation[] }) {
  const { t } = useTranslation('towerDrawing');
  const { integer, plain } = useFormat();
  const nameOf = useTechnologyName();
  const drawn = elevations.slice(0, maxDrawn);
  const { towers, groundY } = elevationLayout(drawn, box);
  const label = drawn.map(({ name, repetitionCount, floors }) => {
    const count = floors.reduce((sum, each) => sum + each.count, 0);
    const height = floors.reduce((sum, each) => sum + each.count * each.height, 0);
    const built = [...new Set(floors.flatMap(({ technologies }) => technologies))].map(nameOf);
    const title = repetitionCount > 1 ? `${name} × ${integer(repetitionCount)}` : name;
    const drawing = t('drawing', { count, floors: integer(count), height: plain(height) });
    return `${title}: ${drawing} ${built.length > 0 ? built.join(', ') : t('floor.gap')}.`;
  });
  const rest = elevations.length - drawn.length;
  return (
    <svg
      role="img"
      aria-label={label.join(' ')}
      viewBox={`${-margin.x} ${-margin.top} ${box.width + 2 * margin.x} ${box.height + margin.top + margin.bottom}`}
      width="100%"
      height="100%"
      style={{ display: 'block', overflow: 'visible' }}
    >
      <rect
        x={-ground}
        y={groundY}
        width={2 * ground}
        height={box.height + margin.bottom - groundY}
        fill="var(--mui-palette-text-secondary)"
        opacity={0.15}
      />
      {towers.map(({ parts, lines, x, top }, index) => (
        <g key={drawn[index]?.name ?? index}>
          {parts.map(({ technology, ...part }) => (
            <rect
              key={`${part.x} ${part.y}`}
              {...part}
              fill={technology === null ? uncoveredFill : technologyFill(technology)}
            />
          ))}
          <path d={lines} stroke="var(--mui-palette-background-paper)" strokeWidth={0.6} />
          {timesBuilt(drawn[index] ?? {}) > 1 && (
            <text x={x} y={top - 5} textAnchor="middle" {...text}>
              × {integer(drawn[index]?.repetitionCount)}
            </text>
          )}
        </g>
      ))}
      {rest > 0 && (
        <text x={box.width} y={-6} textAnchor="end" {...text}>
          +{integer(rest)}
        </text>
      )}
      <line
        x1={-ground}
        x2={ground}
        y1={groundY}
        y2={groundY}
        stroke="var(--mui-palette-text-primary)"
        strokeWidth={1.2}
      />
    </svg>
  );
}

const text = { fontSize: 12, fill: 'var(--mui-palette-text-secondary)' };
