import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brazilianStates } from '#domain/project/states.ts';
import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import { foundationOfModel } from '#domain/takeoff/foundationOfModel.ts';
import { useTechnologyName } from '../../../components/figures/TechnologyChip.tsx';
import { Section } from '../../../components/Section.tsx';
import { fieldGrid } from '../../../parts/buildingModel/fieldGrid.ts';
import { ModelFloors } from '../../../parts/buildingModel/ModelFloors.tsx';
import { ModelContent } from '../../../parts/buildingModel/ModelContent.tsx';
import { useModelTakeoff } from '../../../parts/buildingModel/useModelTakeoff.ts';
import { useOffered } from '../../../session/offered.ts';
import { type ModelPlace, modelSheet } from './modelSheet.ts';

type Props = {
  fileName: string;
  model: BuildingModel;
  /** Takes the model as a sheet, to be checked and imported like any other. */
  onSheet: (sheet: File) => void;
  onBack: () => void;
};

/** What was read of a building model, to be looked over and completed. */
export function ModelReview({ fileName, model, onSheet, onBack }: Props) {
  const { t } = useTranslation('importProjects');
  const nameOf = useTechnologyName();
  const title = fileName.replace(/\.ifc(?:zip)?$/i, '');
  const [place, setPlace] = useState<ModelPlace>({ project: title, unit: title, state: '', city: '' });
  const { foundations } = useOffered();
  const modelTakeoff = useModelTakeoff(model, { foundation: foundations });
  const { takeoff, floors } = modelTakeoff;
  const isPlaced = Object.values(place).every((text) => text.trim() !== '');
  const send = () => {
    const foundation = foundations ? foundationOfModel(model, modelTakeoff.settled) : null;
    const sheet = modelSheet(floors, takeoff.technology, place, nameOf(takeoff.technology), foundation);
    onSheet(new File([sheet], `${title}.csv`, { type: 'text/csv' }));
  };
  return (
    <Section title={t('model.title', { file: fileName })} text={t('model.text', { schema: model.schema })}>
      <ModelContent model={model} modelTakeoff={modelTakeoff} floors={floors}>
        <ModelFloors floors={floors} />
      </ModelContent>
      <Typography variant="h3" sx={{ mt: 2, mb: 2 }}>
        {t('model.place')}
      </Typography>
      <Box sx={fieldGrid}>
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

type ModelPlaceFieldsProps = { place: ModelPlace; onChange: (place: ModelPlace) => void };

/** The project and the tower a model becomes. */
function ModelPlaceFields({ place, onChange }: ModelPlaceFieldsProps) {
  const { t } = useTranslation('importProjects');
  const field = (name: keyof ModelPlace) => ({
    label: t(`model.${name}`),
    required: true,
    value: place[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...place, [name]: event.target.value }),
  });
  return (
    <>
      <TextField {...field('project')} />
      <TextField {...field('unit')} />
      <TextField select {...field('state')}>
        {brazilianStates.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {`${code} — ${name}`}
          </MenuItem>
        ))}
      </TextField>
      <TextField {...field('city')} />
    </>
  );
}
