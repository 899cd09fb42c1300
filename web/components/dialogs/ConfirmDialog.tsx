import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledDialog } from './TitledDialog.tsx';

type Props = {
  open: boolean;
  title: string;
  text?: ReactNode;
  /** Label of the confirming button; "Confirm" by default. */
  confirmLabel?: string;
  /** Label of the cancelling button; "Cancel" by default. */
  cancelLabel?: string;
  /** Red button for what cannot be undone. */
  destructive?: boolean;
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
};

/** Asks before something happens. */
export function ConfirmDialog(props: Props) {
  const {
    open,
    title,
    text,
    confirmLabel,
    cancelLabel,
    destructive = false,
    pending = false,
    onConfirm,
    onCancel,
    children,
  } = props;
  const { t } = useTranslation();
  return (
    <TitledDialog
      title={title}
      open={open}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{cancelLabel ?? t('cancel')}</Button>
          <Button
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            onClick={onConfirm}
            loading={pending}
            autoFocus
          >
            {confirmLabel ?? t('confirm')}
          </Button>
        </>
      }
    >
      {text !== undefined && <DialogContentText>{text}</DialogContentText>}
      {children}
    </TitledDialog>
  );
}
