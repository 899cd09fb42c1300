import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Muted } from '../../../components/Muted.tsx';

type Props = { title: string; text?: string; action?: ReactNode; children: ReactNode };

/** A titled part of a long form, announced as a group. */
export function FieldGroup({ title, text, action, children }: Props) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: { xs: 1.5, sm: 2 }, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Box sx={{ flex: 1 }}>
          <Typography id={id} variant="h4" component="h3">
            {title}
          </Typography>
          {text !== undefined && <Muted>{text}</Muted>}
        </Box>
        {action}
      </Box>
      {children}
    </Box>
  );
}
