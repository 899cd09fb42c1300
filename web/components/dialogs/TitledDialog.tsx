import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = Omit<DialogProps, 'title' | 'open' | 'onClose' | 'aria-labelledby'> & {
  title: ReactNode;
  open?: boolean;
  onClose?: () => void;
  /** A click outside does not close it, where that would lose what was typed or is shown only once. */
  staysOnOutsideClick?: boolean;
  /** Its buttons, one that closes by default; null without any. */
  actions?: ReactNode;
};

/** A dialog with its title above and its buttons below. */
export function TitledDialog(props: Props) {
  const { title, open = true, onClose, staysOnOutsideClick = false, actions, children, ...dialog } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={(_, reason) => (staysOnOutsideClick && reason === 'backdropClick' ? undefined : onClose?.())}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
      {...dialog}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      {actions !== null && (
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          {actions ?? (
            <Button variant="contained" onClick={onClose}>
              {t('close')}
            </Button>
          )}
        </DialogActions>
      )}
    </Dialog>
  );
}
