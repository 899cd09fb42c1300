import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { submitKeys } from './submitKeys.ts';

type Props = { title: string; text?: ReactNode; onClose: () => void; children: ReactNode };

/** A whole form with a drawing in a wide drawer over the screen it belongs to; the form has buttons of its own. */
export function SideDrawer({ title, text, onClose, children }: Props) {
  const { t } = useTranslation();
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
          // On the drawer, not the form: it has the focus before any field does.
          onKeyDown: submitKeys,
          sx: {
            width: { xs: '100%', sm: '88vw', lg: 1000, xl: 1100 },
            maxWidth: '100%',
            bgcolor: 'background.default',
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          px: { xs: 2, sm: 3 },
          py: 2,
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={id} variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {text !== undefined && <Typography color="textSecondary">{text}</Typography>}
        </Box>
        <IconButton aria-label={t('close')} onClick={onClose} edge="end">
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflow: 'auto', p: { xs: 1, sm: 3 } }}>{children}</Box>
    </Drawer>
  );
}
