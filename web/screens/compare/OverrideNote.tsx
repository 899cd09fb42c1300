import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Lets the user vouch for a comparison that is not like for like; the note goes with the link and the print. */
export function OverrideNote({ note, onNote }: { note: string; onNote: (note: string) => void }) {
  const { t } = useTranslation('compare');
  const [text, setText] = useState(note);
  return (
    <Box
      component="form"
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        onNote(text.trim());
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mt: 2 }}
    >
      <TextField
        label={t('override.label')}
        helperText={t('override.help')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        sx={{ flex: '1 1 320px' }}
      />
      <Button type="submit" variant="outlined" disabled={text.trim() === note}>
        {t(text.trim() === '' && note !== '' ? 'override.clear' : 'override.submit')}
      </Button>
    </Box>
  );
}
