import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../../components/useNarrow.ts';
import { ModelProgress } from '../../../parts/buildingModel/ModelProgress.tsx';
import { useModelFile } from '../../../parts/buildingModel/useModelFile.ts';
import { ModelPlacing, type PlacingProps } from './ModelPlacing.tsx';

type Props = Omit<PlacingProps, 'model'> & { file: File };

/** A building model on its way into the sheet: read here, looked over, then filled in as one step that can be undone. */
export function FromModelDialog({ file, store, onFoundation, onClose }: Props) {
  const { t } = useTranslation('takeoff');
  const id = useId();
  const isNarrow = useNarrow();
  const { step, open } = useModelFile();
  const begin = useRef(open);
  useEffect(() => void begin.current(file), [file]);
  const fault = step.name === 'none' ? step.fault : undefined;
  return (
    <Dialog
      open
      // A click beside it would lose what was looked over.
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={id}
      maxWidth="lg"
      fullWidth
      fullScreen={isNarrow}
    >
      <DialogTitle id={id}>{t('model.title', { file: file.name })}</DialogTitle>
      {step.name === 'read' ? (
        <ModelPlacing model={step.model} store={store} onFoundation={onFoundation} onClose={onClose} />
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
