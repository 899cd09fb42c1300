import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { Section } from '../../components/Section.tsx';
import { paths } from '../../paths.ts';
import { FaultTable } from './FaultTable.tsx';
import { importOutcome, type OutcomeRow } from './importOutcome.ts';
import { useOutcomeText } from './useOutcomeText.ts';

type Props = {
  /** Null after a reload, when only the import's id is left. */
  rows: readonly OutcomeRow[] | null;
  canUndo: boolean;
  onUndo: () => void;
  onAgain: () => void;
};

/** What was made, what was left out, and the way back. */
export function ImportDone({ rows, canUndo, onUndo, onAgain }: Props) {
  const { t } = useTranslation('importProjects');
  const outcomeText = useOutcomeText();
  const [asking, setAsking] = useState(false);
  const outcome = rows && importOutcome(rows);
  return (
    <Section title={t('done.title')}>
      <Alert
        severity={outcome?.projects.length === 0 ? 'warning' : 'success'}
        variant="outlined"
        sx={{ mb: 2 }}
      >
        {outcome ? outcomeText(outcome) : t('done.earlier')}
      </Alert>
      {outcome && outcome.faults.length > 0 && <FaultTable faults={outcome.faults} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        {canUndo && (
          <Button color="error" onClick={() => setAsking(true)} sx={{ mr: 'auto' }}>
            {t('done.undo')}
          </Button>
        )}
        <Button onClick={onAgain}>{t('done.again')}</Button>
        <Button variant="contained" component={PreloadLink} to={paths.projects}>
          {t('done.see')}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        title={t('undo.title')}
        text={t('undo.text')}
        confirmLabel={t('done.undo')}
        destructive
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onUndo();
        }}
      />
    </Section>
  );
}
