import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useId, type ReactNode } from 'react';
import { DrawerHead } from '../../components/dialogs/DrawerHead.tsx';
import { submitKeys } from '../submitKeys.ts';

type Props = { title: string; text?: ReactNode; onClose: () => void; children: ReactNode };

/** A whole form with a drawing in a wide drawer over its screen; the form has its own buttons. */
export function SideDrawer({ title, text, onClose, children }: Props) {
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          // On the drawer and not the form, because it has the focus before any field does.
          onKeyDown: submitKeys,
          sx: {
            width: { xs: '100%', sm: '88vw', lg: 1000, xl: 1100 },
            maxWidth: '100%',
            bgcolor: 'background.default',
          },
        },
      }}
    >
      <DrawerHead id={id} title={title} text={text} component="h1" onClose={onClose} />
      <Box sx={{ flex: 1, overflow: 'auto', p: { xs: 1, sm: 3 } }}>{children}</Box>
    </Drawer>
  );
}
