import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../components/Muted.tsx';
import {
  type DrawnFoundation,
  foundationHeight,
  TowerFoundation,
} from '../../components/towerDrawing/TowerFoundation.tsx';
import { useTechnologyName } from '../../components/figures/TechnologyChip.tsx';
import { technologyFill, uncoveredFill } from '../../theme/technology.tsx';
import { type BuiltPart, type builtTower, towerBox } from './builtTower.ts';

export type Module = { id: string; name: string; technology: string; floorIds: readonly string[] };
type Props = {
  name: string;
  modules: readonly Module[];
  tower: ReturnType<typeof builtTower>;
  /** Its foundation; null keeps the space that others in the row use, undefined does not. */
  foundation?: DrawnFoundation | null | undefined;
};

const margin = 8;

/** One tower; the module under the pointer or the focus is named below it. */
export function BuiltTower({ name, modules, tower, foundation }: Props) {
  const { t } = useTranslation('compare');
  const nameOf = useTechnologyName();
  const [active, setActive] = useState<string | null>(null);
  const uncovered = tower.parts.filter(({ moduleId }) => moduleId === null);
  const built = modules.map(({ id, name: module, technology, floorIds }) => ({
    id,
    fill: technologyFill(technology),
    label: t('towers.module', { module, technology: nameOf(technology), count: floorIds.length }),
  }));
  const groups =
    uncovered.length === 0 ? built : [...built, uncoveredGroup(t('towers.gap', { count: uncovered.length }))];
  const shown = groups.find(({ id }) => id === active);
  const below = foundation === undefined ? 0 : foundationHeight;
  const ends = tower.parts.flatMap(({ x, width }) => [x, x + width]);
  const left = Math.min(...ends);
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography component="figcaption" variant="h4" align="center" sx={{ mb: 1 }}>
        {name}
      </Typography>
      <Box
        component="svg"
        role="group"
        aria-label={t('towers.label', { option: name })}
        viewBox={`${-margin} ${-margin} ${towerBox.width + 2 * margin} ${towerBox.height + below + 2 * margin}`}
        sx={{
          display: 'block',
          width: towerBox.width + 2 * margin,
          maxWidth: '100%',
          mx: 'auto',
          '& g:focus-visible': { outline: 'none' },
        }}
      >
        {groups.map(({ id, fill, label }) => (
          <g
            key={id}
            role="img"
            tabIndex={0}
            aria-label={label}
            onFocus={() => setActive(id)}
            onBlur={() => setActive(null)}
            onPointerEnter={() => setActive(id)}
            onPointerLeave={() => setActive(null)}
          >
            {tower.parts
              .filter((part) => (part.moduleId ?? gap) === id)
              .map((part) => (
                <FloorPart key={part.key} part={part} fill={fill} isActive={id === active} />
              ))}
          </g>
        ))}
        {foundation && tower.parts.length > 0 && (
          <TowerFoundation
            foundation={foundation}
            x={left}
            y={Math.max(...tower.parts.map(({ y, height }) => y + height))}
            width={Math.max(...ends) - left}
          />
        )}
        <line
          x1={-margin}
          x2={towerBox.width + margin}
          y1={tower.groundY}
          y2={tower.groundY}
          stroke="var(--mui-palette-text-primary)"
          strokeWidth={1.5}
        />
      </Box>
      <Muted align="center" sx={{ minHeight: '3em', mt: 1 }}>
        {shown?.label ??
          (modules.length === 0 ? t('unbuilt') : modules.map((module) => module.name).join(', '))}
      </Muted>
    </Box>
  );
}

const gap = 'gap';
const uncoveredGroup = (label: string) => ({ id: gap, fill: uncoveredFill, label });

function FloorPart({ part, fill, isActive }: { part: BuiltPart; fill: string; isActive: boolean }) {
  return (
    <rect
      x={part.x}
      y={part.y}
      width={part.width}
      height={part.height}
      fill={fill}
      stroke={isActive ? 'var(--mui-palette-text-primary)' : 'var(--mui-palette-background-paper)'}
      strokeWidth={isActive ? 2 : 0.5}
    />
  );
}
