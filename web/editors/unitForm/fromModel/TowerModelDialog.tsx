import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import type { TakeoffFloor } from '#domain/takeoff/takeoff.ts';
import type { Technology } from '#domain/technology.ts';
import { useNarrow } from '../../../components/useNarrow.ts';
import { ModelFloors } from '../../../parts/buildingModel/ModelFloors.tsx';
import { ModelNotes } from '../../../parts/buildingModel/ModelNotes.tsx';
import { ModelProgress } from '../../../parts/buildingModel/ModelProgress.tsx';
import { useModelFile } from '../../../parts/buildingModel/useModelFile.ts';
import { useModelTakeoff } from '../../../parts/buildingModel/useModelTakeoff.ts';
import { useOffered } from '../../../session/offered.ts';

type Take = (floors: readonly TakeoffFloor[], technology: Technology) => void;
type Props = { file: File; onTake: Take; onClose: () => void };

/** A building model on its way into the floors of a new tower: read here and looked over. */
export function TowerModelDialog({ file, onTake, onClose }: Props) {
  const { t } = useTranslation('unitForm');
  const id = useId();
  const isNarrow = useNarrow();
  const { step, open } = useModelFile();
  const begin = useRef(open);
  useEffect(() => void begin.current(file), [file]);
  const fault = step.name === 'none' ? step.fault : undefined;
  return (
    <Dialog
      open
      // A click beside it would lose what was read.
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={id}
      maxWidth="md"
      fullWidth
      fullScreen={isNarrow}
    >
      <DialogTitle id={id}>{t('model.title', { file: file.name })}</DialogTitle>
      {step.name === 'read' ? (
        <ReadFloors model={step.model} onTake={onTake} onClose={onClose} />
      ) : (
        <>
          <DialogContent>
            {step.name === 'reading' && (
              <ModelProgress name={file.name} share={step.progress} onCancel={onClose} />
            )}
            {fault !== undefined && (
              <Alert severity="error" variant="outlined">
                {t(`fault.${fault.reason}`, { ns: 'buildingModel', detail: fault.detail })}
              </Alert>
            )}
          </DialogContent>
          {fault !== undefined && (
            <DialogActions>
              <Button onClick={onClose}>{t('model.close')}</Button>
            </DialogActions>
          )}
        </>
      )}
    </Dialog>
  );
}

function ReadFloors({ model, onTake, onClose }: { model: BuildingModel; onTake: Take; onClose: () => void }) {
  const { t } = useTranslation('unitForm');
  const { foundations, structuralMasonry } = useOffered();
  const { takeoff, settled } = useModelTakeoff(model, {
    masonry: structuralMasonry,
    foundation: foundations,
    usualSteel: true,
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
