import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import type { ModelChoices } from '#domain/takeoff/storeyQuantities.ts';
import { takeoffOfModel, technologyOfModel } from '#domain/takeoff/takeoffOfModel.ts';
import { Section } from '../../../components/Section.tsx';
import { TowerDrawing } from '../../../components/towerDrawing/TowerDrawing.tsx';
import { drawnStoreys } from './drawnStoreys.ts';
import { type GivenFigures, withFigures } from './missingFigures.ts';
import { ModelChoiceFields } from './ModelChoiceFields.tsx';
import { ModelFloors } from './ModelFloors.tsx';
import { ModelNotes } from './ModelNotes.tsx';
import { ModelPlaceFields } from './ModelPlaceFields.tsx';
import { type ModelPlace, modelSheet } from './modelSheet.ts';

type Props = {
  fileName: string;
  model: BuildingModel;
  /** Takes the model as a sheet, to be checked and imported like any other. */
  onSheet: (sheet: File) => void;
  onBack: () => void;
};

const fields = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
  alignItems: 'start',
  mb: 3,
};

/** What was read of a building model, to be looked over and completed. */
export function ModelReview({ fileName, model, onSheet, onBack }: Props) {
  const { t } = useTranslation('importProjects');
  const title = fileName.replace(/\.ifc$/i, '');
  const [place, setPlace] = useState<ModelPlace>({ project: title, unit: title, state: '', city: '' });
  const [choices, setChoices] = useState<ModelChoices>(() => ({
    technology: technologyOfModel(model),
    countUnsure: true,
    fck: 30,
    steelRates: {},
  }));
  const [given, setGiven] = useState<GivenFigures>({});
  const settled = useDeferredValue(choices);
  const takeoff = useMemo(() => takeoffOfModel(model, settled), [model, settled]);
  const floors = withFigures(takeoff.floors, given);
  const isPlaced = Object.values(place).every((text) => text.trim() !== '');
  const send = () => {
    const sheet = modelSheet(floors, takeoff.technology, place, t(`technology.${takeoff.technology}`));
    onSheet(new File([sheet], `${title}.csv`, { type: 'text/csv' }));
  };
  return (
    <Section title={t('model.title', { file: fileName })} text={t('model.text', { schema: model.schema })}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 350px' } }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" sx={{ mb: 2 }}>
            {t('model.open')}
          </Typography>
          <Box sx={fields}>
            <ModelChoiceFields
              model={model}
              takeoff={takeoff}
              choices={choices}
              onChoose={setChoices}
              onGive={(figures) => setGiven((before) => ({ ...before, ...figures }))}
            />
          </Box>
          <ModelFloors floors={floors} />
          <ModelNotes model={model} choices={settled} />
        </Box>
        <Box component="aside" aria-label={t('model.picture')}>
          <TowerDrawing floors={drawnStoreys(floors)} labels />
        </Box>
      </Box>
      <Typography variant="h3" sx={{ mt: 2, mb: 2 }}>
        {t('model.place')}
      </Typography>
      <Box sx={fields}>
        <ModelPlaceFields place={place} onChange={setPlace} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={onBack}>{t('check.other')}</Button>
        <Button variant="contained" onClick={send} disabled={!isPlaced || floors.length === 0}>
          {t('model.check')}
        </Button>
      </Box>
    </Section>
  );
}
