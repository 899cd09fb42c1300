import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Props<Key extends string> = {
  title: string;
  /** Above the choices; shown where there are any. */
  text: string;
  confirmLabel: string;
  /** What can be kept, by key and name. */
  choices: readonly (readonly [Key, string])[];
  /** What cannot be kept, as a sentence; null where everything can. */
  lostText: string | null;
  onConfirm: (kept: readonly Key[]) => void;
  onCancel: () => void;
};

/** Asks what to keep when something changes its kind, and says what cannot be kept. */
export function KeepDialog<Key extends string>({
  choices,
  text,
  lostText,
  onConfirm,
  ...dialog
}: Props<Key>) {
  const [left, setLeft] = useState<readonly Key[]>([]);
  const toggle = (key: Key) =>
    setLeft((now) => (now.includes(key) ? now.filter((each) => each !== key) : [...now, key]));
  return (
    <ConfirmDialog
      open
      {...dialog}
      text={choices.length > 0 ? text : undefined}
      onConfirm={() => onConfirm(choices.map(([key]) => key).filter((key) => !left.includes(key)))}
    >
      <FormGroup sx={{ mt: 1 }}>
        {choices.map(([key, name]) => (
          <FormControlLabel
            key={key}
            control={<Checkbox checked={!left.includes(key)} onChange={() => toggle(key)} />}
            label={name}
          />
        ))}
      </FormGroup>
      {lostText !== null && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {lostText}
        </Typography>
      )}
    </ConfirmDialog>
  );
}
