import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';
import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import type { TakeoffFloor } from '#domain/takeoff/takeoff.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { ModelFileDialog } from '../../../parts/buildingModel/ModelFileDialog.tsx';
import { ModelFloors } from '../../../parts/buildingModel/ModelFloors.tsx';
import { ModelNotes } from '../../../parts/buildingModel/ModelNotes.tsx';
import { useModelTakeoff } from '../../../parts/buildingModel/useModelTakeoff.ts';
import { useOffered } from '../../../session/offered.ts';

type Take = (floors: readonly TakeoffFloor[], technology: Technology) => void;
type Props = { file: File; onTake: Take; onClose: () => void };

/** Reads and reviews a building model for the floors of a new tower. */
export function TowerModelDialog({ file, onTake, onClose }: Props) {
  const { t } = useTranslation('unitForm');
  return (
    <ModelFileDialog
      file={file}
      title={t('model.title', { file: file.name })}
      closeLabel={t('model.close')}
      onClose={onClose}
    >
      {(model) => <ReadFloors model={model} onTake={onTake} onClose={onClose} />}
    </ModelFileDialog>
  );
}

function ReadFloors({ model, onTake, onClose }: { model: BuildingModel; onTake: Take; onClose: () => void }) {
  const { t } = useTranslation('unitForm');
  const { foundations, structuralMasonry } = useOffered();
  const { takeoff, settled } = useModelTakeoff(model, {
    masonry: structuralMasonry,
    foundation: foundations,
  });
  const { floors, technology } = takeoff;
  return (
    <>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('model.text', { schema: model.schema })}</DialogContentText>
        <ModelFloors floors={floors} />
        <ModelNotes model={model} choices={settled} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="contained" disabled={floors.length === 0} onClick={() => onTake(floors, technology)}>
          {t('model.use')}
        </Button>
      </DialogActions>
    </>
  );
}
