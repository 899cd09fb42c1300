import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  open: boolean;
  title: string;
  text: string;
  /** On the red button that does it. */
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks at the right-hand side before something is deleted; what it is stays in view beside it. */
export function ConfirmDrawer({ open, title, text, confirmLabel, onConfirm, onCancel }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const line = { px: 3, py: 2, borderColor: 'divider' };
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onCancel}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          'aria-describedby': `${id}-text`,
          sx: { width: { xs: '100%', sm: 420 }, maxWidth: '100%' },
        },
      }}
    >
      <Box sx={{ ...line, display: 'flex', alignItems: 'center', borderBottom: 1 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={t('close')} onClick={onCancel} edge="end">
          <Close />
        </IconButton>
      </Box>
      <Typography id={`${id}-text`} color="textSecondary" sx={{ flex: 1, px: 3, py: 3 }}>
        {text}
      </Typography>
      <Box sx={{ ...line, display: 'flex', justifyContent: 'flex-end', gap: 1, borderTop: 1 }}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button variant="contained" color="error" onClick={onConfirm} autoFocus>
          {confirmLabel}
        </Button>
      </Box>
    </Drawer>
  );
}
