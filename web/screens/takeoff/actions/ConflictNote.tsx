import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { OpenSheet } from '../useSheet.ts';

/** Somebody saved the same modules: keep what was typed here, or take theirs. */
export function ConflictNote({ sheet }: { sheet: OpenSheet }) {
  const { t } = useTranslation('takeoff');
  const choices = (
    <>
      <Button color="inherit" size="small" disabled={sheet.isReading} onClick={sheet.rebase}>
        {t('conflict.mine')}
      </Button>
      <Button color="inherit" size="small" disabled={sheet.isReading} onClick={sheet.reload}>
        {t('conflict.theirs')}
      </Button>
    </>
  );
  return (
    <Alert severity="warning" variant="outlined" action={choices}>
      {t('conflict.text')}
    </Alert>
  );
}
