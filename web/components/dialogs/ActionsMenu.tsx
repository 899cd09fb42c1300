import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type SvgIcon from '@mui/material/SvgIcon';
import { useId, useState } from 'react';
import { MoreVert } from '../../theme/icons.tsx';
import { ConfirmDrawer } from './ConfirmDrawer.tsx';

export type Action = {
  label: string;
  icon: typeof SvgIcon;
  onSelect: () => void;
  destructive?: boolean;
  /** The question in a drawer before it is done: what a deletion removes. */
  confirm?: { title: string; text: string };
};

type Props = {
  label: string;
  /** False where the user may not. */
  actions: readonly (Action | false)[];
};

/** The actions for one row or card, in a menu; nothing where there are none. */
export function ActionsMenu({ label, actions }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const offered = actions.filter((action) => action !== false);
  if (offered.length === 0) return null;
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
        {offered.map(({ label: text, icon: Icon, onSelect, destructive, confirm }) => (
          <MenuItem
            key={text}
            sx={destructive ? { color: 'error.main' } : {}}
            onClick={() => {
              setAnchor(null);
              if (confirm) setAsked(text);
              else onSelect();
            }}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              <Icon fontSize="small" />
            </ListItemIcon>
            {text}
          </MenuItem>
        ))}
      </Menu>
      {offered.map(
        ({ label: text, onSelect, confirm }) =>
          confirm && (
            <ConfirmDrawer
              key={text}
              {...confirm}
              open={asked === text}
              confirmLabel={text}
              onCancel={() => setAsked(null)}
              onConfirm={() => {
                setAsked(null);
                onSelect();
              }}
            />
          ),
      )}
    </>
  );
}
