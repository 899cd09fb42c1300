import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DirtyGuard } from './DirtyGuard.tsx';
import { submitKeys } from './submitKeys.ts';
import { useDiscardQuestion } from './useDiscardQuestion.tsx';

type Props = {
  open: boolean;
  title: string;
  /** `form.formState.isDirty`: closing then asks once, and a click outside does nothing. */
  dirty: boolean;
  /** Greys the submit button out while the change is on its way. */
  pending: boolean;
  submitLabel: string;
  /** `form.handleSubmit(save)`. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Close for good: clear the draft and reset the form here. */
  onClose: () => void;
  /** Pixels; the whole width on a phone. */
  width?: number;
  children: ReactNode;
};

/** A form at the right-hand side. Esc closes, Ctrl+Enter submits; focus returns to what opened it. */
export function FormDrawer(props: Props) {
  const { open, title, dirty, pending, submitLabel, onSubmit, onClose, width = 520, children } = props;
  const { t } = useTranslation();
  const id = useId();
  const [close, question] = useDiscardQuestion(dirty, onClose);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={(_, reason) => (reason === 'backdropClick' && dirty ? undefined : close())}
      slotProps={{
        paper: {
          'aria-labelledby': id,
          role: 'dialog',
          // On the drawer, not the form: it has the focus before any field does.
          onKeyDown: submitKeys,
          sx: { width: { xs: '100%', sm: width }, maxWidth: '100%' },
        },
      }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            px: 3,
            py: 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography id={id} variant="h2" sx={{ flex: 1 }}>
            {title}
          </Typography>
          <IconButton aria-label={t('close')} onClick={close} edge="end">
            <Close />
          </IconButton>
        </Box>
        <Box
          sx={{ flex: 1, overflow: 'auto', px: 3, py: 3, display: 'flex', flexDirection: 'column', gap: 2.5 }}
        >
          {children}
        </Box>
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'flex-end',
            gap: 1,
            px: 3,
            py: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={pending}>
            {submitLabel}
          </Button>
        </Box>
      </Box>
      {question}
      <DirtyGuard dirty={open && dirty && !pending} onDiscard={onClose} />
    </Drawer>
  );
}
