import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import { useNarrow } from '../../components/useNarrow.ts';
import { ModelNeedsLink } from './ModelNeedsLink.tsx';
import { ModelProgress } from './ModelProgress.tsx';
import { useModelFile } from './useModelFile.ts';

type Props = Pick<DialogProps, 'maxWidth'> & {
  file: File;
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** What is done with the model once it is read. */
  children: (model: BuildingModel) => ReactNode;
};

/** Shows the reading of a building model in the browser, then the next step; faults are shown. */
export function ModelFileDialog({ file, title, closeLabel, maxWidth, onClose, children }: Props) {
  const { t } = useTranslation('buildingModel');
  const id = useId();
  const isNarrow = useNarrow();
  const { step, open } = useModelFile();
  const begin = useRef(open);
  useEffect(() => void begin.current(file), [file]);
  const fault = step.name === 'none' ? step.fault : undefined;
  return (
    <Dialog
      open
      // A click outside would lose what was read.
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={id}
      maxWidth={maxWidth ?? 'md'}
      fullWidth
      fullScreen={isNarrow}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {step.name === 'read' ? (
        children(step.model)
      ) : (
        <>
          <DialogContent>
            {step.name === 'reading' && (
              <ModelProgress name={file.name} share={step.progress} onCancel={onClose} />
            )}
            {fault !== undefined && (
              <Alert severity="error" variant="outlined">
                {t(`fault.${fault.reason}`, { detail: fault.detail })}
                <br />
                <ModelNeedsLink />
              </Alert>
            )}
          </DialogContent>
          {fault !== undefined && (
            <DialogActions>
              <Button onClick={onClose}>{closeLabel}</Button>
            </DialogActions>
          )}
        </>
      )}
    </Dialog>
  );
}
