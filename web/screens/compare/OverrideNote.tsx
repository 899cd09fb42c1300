import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../components/Muted.tsx';
import type { Overridden } from './decide/useOverrides.ts';

/** Lets the user vouch for a comparison that is not like for like; the note stays on the tower, else in the link. */
export function OverrideNote({ overridden }: { overridden: Overridden }) {
  const { t } = useTranslation('compare');
  const { t: decisionText } = useTranslation('decision');
  const { note, by, isStored, save } = overridden;
  const [text, setText] = useState(note);
  const who = by !== null && <Muted sx={{ mt: 1 }}>{by}</Muted>;
  if (save === null) return who;
  return (
    <>
      {who}
      <Box
        component="form"
        className="no-print"
        onSubmit={(event) => {
          event.preventDefault();
          save(text.trim());
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mt: 2 }}
      >
        <TextField
          label={t('override.label')}
          helperText={isStored ? decisionText('override.help') : t('override.help')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 300 } }}
          sx={{ flex: '1 1 320px' }}
        />
        <Button type="submit" variant="outlined" disabled={text.trim() === note}>
          {t(text.trim() === '' && note !== '' ? 'override.clear' : 'override.submit')}
        </Button>
      </Box>
    </>
  );
}
