import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { submitKeys } from './submitKeys.ts';
import { useDiscardQuestion } from './useDiscardQuestion.tsx';

type Props = {
  title: string;
  /** `form.formState.isDirty`: closing then asks once. */
  dirty: boolean;
  submitLabel: string;
  pending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A small form in the middle of the screen; a click outside does not close it. */
export function FormDialog({ title, dirty, submitLabel, pending, onSubmit, onClose, children }: Props) {
  const { t } = useTranslation();
  const [close, question] = useDiscardQuestion(dirty, onClose);
  const id = useId();
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && close()}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        onKeyDown={submitKeys}
        // On a low screen the fields scroll, and the buttons stay.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>{children}</DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" disabled={pending} aria-busy={pending}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Box>
      {question}
    </Dialog>
  );
}
