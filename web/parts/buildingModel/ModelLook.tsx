import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import type { TakeoffFloor } from '#domain/takeoff/takeoff.ts';
import { TowerDrawing } from '../../components/towerDrawing/TowerDrawing.tsx';
import { drawnStoreys } from './drawnStoreys.ts';
import { fieldGrid } from './fieldGrid.ts';
import type { MissingDimension } from './missingDimensions.ts';
import { ModelChoiceFields } from './ModelChoiceFields.tsx';
import { ModelMaterials } from './ModelMaterials.tsx';
import { ModelNotes } from './ModelNotes.tsx';
import type { ModelTakeoff } from './useModelTakeoff.ts';

type Props = {
  model: BuildingModel;
  work: ModelTakeoff;
  /** Dimensions that need not be asked for: something else has them. */
  known?: readonly MissingDimension[];
  /** As they are drawn, from the lowest. */
  floors: readonly TakeoffFloor[];
  /** The floors as a table. */
  children: ReactNode;
};

/** What was read of a model: what it leaves open, its floors, what is not among them, and a picture of the storeys. */
export function ModelLook({ model, work, known = [], floors, children }: Props) {
  const { t } = useTranslation('buildingModel');
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 350px' } }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" sx={{ mb: 2 }}>
          {t('open')}
        </Typography>
        <Box sx={fieldGrid}>
          <ModelChoiceFields model={model} work={work} known={known} />
        </Box>
        <ModelMaterials model={model} work={work} />
        {children}
        <ModelNotes model={model} choices={work.settled} />
      </Box>
      <Box component="aside" aria-label={t('picture')}>
        <TowerDrawing floors={drawnStoreys(floors)} labels />
      </Box>
    </Box>
  );
}
