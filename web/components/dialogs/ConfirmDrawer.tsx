import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DrawerFoot } from './DrawerFoot.tsx';
import { DrawerHead } from './DrawerHead.tsx';

type Props = {
  open: boolean;
  title: string;
  text: string;
  /** Label of the red button. */
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks in a drawer before something is deleted; the thing itself stays in view. */
export function ConfirmDrawer({ open, title, text, confirmLabel, onConfirm, onCancel }: Props) {
  const id = useId();
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
      <DrawerHead id={id} title={title} onClose={onCancel} />
      <Typography id={`${id}-text`} color="textSecondary" sx={{ flex: 1, px: { xs: 2, sm: 3 }, py: 3 }}>
        {text}
      </Typography>
      <DrawerFoot onCancel={onCancel}>
        <Button variant="contained" color="error" onClick={onConfirm} autoFocus>
          {confirmLabel}
        </Button>
      </DrawerFoot>
    </Drawer>
  );
}
