import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { submitKeys } from '../submitKeys.ts';
import { useDiscardQuestion } from './useDiscardQuestion.tsx';

type Props<Values extends FieldValues, Output> = {
  title: string;
  form: UseFormReturn<Values, unknown, Output>;
  /** Whether closing asks once; by default where the form has changes. */
  dirty?: boolean;
  /** "Save" by default. */
  submitLabel?: string;
  /** Gets the schema's output; the dialog closes unless it resolves to nothing: refused, or not finished. */
  onSave: (values: Output) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

/** A small form in the middle of the screen; a click outside does not close it. */
export function FormDialog<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { title, form, submitLabel, onSave, onClose, children } = props;
  const { t } = useTranslation();
  const { isDirty, isSubmitting: pending } = form.formState;
  const [close, question] = useDiscardQuestion(props.dirty ?? isDirty, onClose);
  const submit = form.handleSubmit(async (values) => {
    const done = await onSave(values);
    if (done !== null && done !== undefined) onClose();
  });
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
        onSubmit={(event) => void submit(event)}
        onKeyDown={submitKeys}
        // On a low screen the fields scroll, and the buttons stay.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>{children}</DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" disabled={pending} aria-busy={pending}>
            {submitLabel ?? t('save')}
          </Button>
        </DialogActions>
      </Box>
      {question}
    </Dialog>
  );
}
