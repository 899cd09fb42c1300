import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Close } from '../../theme/icons.tsx';

type Props = {
  /** Of the title: what the drawer is `aria-labelledby`. */
  id: string;
  title: string;
  text?: ReactNode;
  /** h1 where the drawer is a screen of its own. */
  component?: 'h1' | 'h2';
  onClose: () => void;
};

/** Head of a drawer: its title and the button that closes it. */
export function DrawerHead({ id, title, text, component = 'h2', onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: text === undefined ? 'center' : 'flex-start',
        px: { xs: 2, sm: 3 },
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id={id} variant="h2" component={component} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {text !== undefined && <Typography color="textSecondary">{text}</Typography>}
      </Box>
      <IconButton aria-label={t('close')} onClick={onClose} edge="end">
        <Close />
      </IconButton>
    </Box>
  );
}
