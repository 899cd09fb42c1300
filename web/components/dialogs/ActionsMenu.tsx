import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type ReactNode } from 'react';
import { MoreVert } from '../../theme/icons.tsx';

export type Action = { label: string; icon: ReactNode; onSelect: () => void; destructive?: boolean };

/** What can be done with one row or card, behind three dots; nothing where there is nothing to do. */
export function ActionsMenu({ label, actions }: { label: string; actions: readonly Action[] }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (actions.length === 0) return null;
  const open = anchor !== null;
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        {...(open ? { 'aria-controls': id } : {})}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {actions.map(({ label: text, icon, onSelect, destructive }) => (
          <MenuItem
            key={text}
            sx={destructive ? { color: 'error.main' } : {}}
            onClick={() => {
              setAnchor(null);
              onSelect();
            }}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>{icon}</ListItemIcon>
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
