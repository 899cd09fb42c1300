import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Muted } from './Muted.tsx';

type Props = { title: string; text?: ReactNode; actions?: ReactNode; children: ReactNode };

/** A bordered part of a screen with its heading. */
export function Section({ title, text, actions, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, mb: 2 }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {text !== undefined && <Muted sx={{ mt: 0.5, maxWidth: 640 }}>{text}</Muted>}
        </Box>
        {actions}
      </Box>
      {children}
    </Card>
  );
}
