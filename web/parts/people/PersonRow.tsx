import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { initialsOf } from '../../components/initialsOf.ts';
import { Muted } from '../../components/Muted.tsx';

type Props = {
  name: string;
  text: string;
  /** Shown in place of the name, which still gives the initials. */
  title?: string;
  children: ReactNode;
};

/** A person or an address with what can be done about them. */
export function PersonRow({ name, text, title = name, children }: Props) {
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: 1.5, py: 1.25 }}>
      <Avatar
        aria-hidden
        sx={{ width: 36, height: 36, fontSize: 14, bgcolor: 'primary.light', color: 'primary.main' }}
      >
        {initialsOf(name)}
      </Avatar>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>{title}</Typography>
        <Muted sx={{ overflowWrap: 'anywhere' }}>{text}</Muted>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>{children}</Box>
    </ListItem>
  );
}
