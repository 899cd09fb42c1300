import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { floorCategories } from '#domain/tower/floorCategories.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { categoryFill, intensityFill } from './floorFill.ts';
import type { DrawnFloor } from './towerLayout.ts';

type Props = { floors: readonly DrawnFloor[]; colorBy: 'category' | 'intensity' };

/** What the colours of the drawing mean. */
export function TowerLegend({ floors, colorBy }: Props) {
  const { t } = useTranslation('towerDrawing');
  const { significant } = useFormat();
  const known = floors.flatMap(({ intensity }) => (intensity ? [intensity] : []));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const has = (gap: boolean) => floors.some(({ intensity }) => (intensity === null) === gap);
  const rows: [string, string][] =
    colorBy === 'category'
      ? floorCategories
          .filter((category) => floors.some((floor) => floor.category === category))
          .map((category) => [categoryFill(category), t(`floorCategory.${category}`)])
      : known.length === 0
        ? []
        : [...new Set([low, high])].map((value) => [
            intensityFill(value, { low, high }),
            `${significant(value)} kgCO₂e/m²`,
          ]);
  if (has(true) && floors.length > 0) rows.push([hatching, t('floor.gap')]);
  return (
    <Box
      component="ul"
      aria-label={t('legend')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, p: 0, m: 0, listStyle: 'none' }}
    >
      {rows.map(([background, text]) => (
        <Box
          key={text}
          component="li"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, typography: 'caption' }}
        >
          <Box
            aria-hidden
            sx={{ width: 12, height: 12, borderRadius: '3px', border: 1, borderColor: 'divider' }}
            style={{ background }}
          />
          {text}
        </Box>
      ))}
    </Box>
  );
}

const hatching =
  'repeating-linear-gradient(45deg, var(--mui-palette-warning-main) 0 2px, var(--mui-palette-background-paper) 2px 5px)';
