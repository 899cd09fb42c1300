import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import type { OpenSheet } from '../useSheet.ts';

/** That the option counts in nothing until its sheet is saved whole, and the way back to what was saved before. */
export function UnfinishedNote({ sheet, readOnly }: { sheet: OpenSheet; readOnly: boolean }) {
  const { t } = useTranslation('takeoff');
  const [asking, setAsking] = useState(false);
  return (
    <Alert severity="warning" variant="outlined">
      {t('unfinished.text')}{' '}
      {!readOnly && (
        <Button color="inherit" size="small" disabled={sheet.isSaving} onClick={() => setAsking(true)}>
          {t('unfinished.drop')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('unfinished.drop.title')}
        text={t('unfinished.drop.text')}
        confirmLabel={t('unfinished.drop')}
        destructive
        onConfirm={() => {
          setAsking(false);
          void sheet.dropKept();
        }}
        onCancel={() => setAsking(false)}
      />
    </Alert>
  );
}
