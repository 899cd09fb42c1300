import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Props = {
  /** Label of the button, also in the question. */
  label: string;
  /** The row's name, for the button's accessible name. */
  name: string;
  title: string;
  text: string;
  pending?: boolean;
  /** The question stays until this resolves. */
  onRemove: () => unknown;
};

/** Removes what its row shows, after a confirmation. */
export function RemoveButton({ label, name, title, text, pending = false, onRemove }: Props) {
  const [open, setOpen] = useState(false);
  const confirm = async () => {
    await onRemove();
    setOpen(false);
  };
  return (
    <>
      <Button size="small" color="error" aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        title={title}
        text={text}
        confirmLabel={label}
        destructive
        pending={pending}
        onCancel={() => setOpen(false)}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
