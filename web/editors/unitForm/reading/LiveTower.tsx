import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expandFloors } from '#domain/tower/tower.ts';
import { SmallPrint } from '../../../components/Muted.tsx';
import { useWithoutLossesNote } from '../../../components/useLosses.ts';
import { Section } from '../../../components/Section.tsx';
import { TowerDrawing } from '../../../components/towerDrawing/TowerDrawing.tsx';
import type { DrawnFoundation } from '../../../components/towerDrawing/TowerFoundation.tsx';
import { TowerLegend } from '../../../components/towerDrawing/TowerLegend.tsx';
import { withSavedIntensity, type SavedFloors } from './savedIntensity.ts';
import type { ReadableGroup } from '../unitFormValues.ts';

type Props = {
  groups: readonly ReadableGroup[];
  saved: SavedFloors | null;
  foundation: DrawnFoundation | null;
};

/** The tower as it is typed; where something was computed already, coloured by it on demand. */
export function LiveTower({ groups, saved, foundation }: Props) {
  const { t } = useTranslation('unitForm');
  const withoutLosses = useWithoutLossesNote();
  const [colorBy, setColorBy] = useState<'category' | 'intensity'>('category');
  const floors = withSavedIntensity(expandFloors(groups), saved);
  const hasIntensity = floors.some(({ intensity }) => typeof intensity === 'number');
  const shown = hasIntensity ? colorBy : 'category';
  const note = withoutLosses('');
  const drawn = floors.filter(({ area, height }) => area > 0 && height > 0);
  return (
    <Section title={t('drawing.title')}>
      {hasIntensity && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('drawing.colorBy')}
          value={shown}
          onChange={(_, chosen: typeof colorBy | null) => chosen !== null && setColorBy(chosen)}
          sx={{ mb: 2 }}
        >
          <ToggleButton value="category" sx={{ px: 1.5, textTransform: 'none' }}>
            {t('drawing.category')}
          </ToggleButton>
          <ToggleButton value="intensity" sx={{ px: 1.5, textTransform: 'none' }}>
            {t('drawing.intensity')}
          </ToggleButton>
        </ToggleButtonGroup>
      )}
      {drawn.length === 0 ? (
        <Typography color="textSecondary" sx={{ py: 6, textAlign: 'center' }}>
          {t('drawing.none')}
        </Typography>
      ) : (
        <>
          <TowerDrawing floors={drawn} colorBy={shown} labels foundation={foundation} />
          <Box sx={{ mt: 2 }}>
            <TowerLegend floors={drawn} colorBy={shown} />
          </Box>
          {shown === 'intensity' && note !== '' && <SmallPrint sx={{ mt: 1 }}>{note}</SmallPrint>}
        </>
      )}
    </Section>
  );
}
