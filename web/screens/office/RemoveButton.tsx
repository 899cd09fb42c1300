import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';

type Props = {
  /** What goes. */
  name: string;
  title: string;
  text: string;
  pending: boolean;
  onRemove: () => Promise<unknown>;
};

/** Removes what its row shows, once that was confirmed. */
export function RemoveButton({ name, title, text, pending, onRemove }: Props) {
  const { t } = useTranslation('office');
  const [open, setOpen] = useState(false);
  const label = t('signOn.remove');
  const confirm = async () => {
    await onRemove();
    setOpen(false);
  };
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={t('signOn.removeOf', { name })}
        onClick={() => setOpen(true)}
      >
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
