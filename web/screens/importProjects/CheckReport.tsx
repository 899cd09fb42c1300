import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { FaultTable } from './FaultTable.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { importOutcome, type OutcomeRow, type PlannedProject } from './importOutcome.ts';

/** Rows named by a note. */
const mostNamed = 10;

type Props = {
  fileName: string;
  rows: readonly OutcomeRow[];
  preview: readonly PlannedProject[];
  onImport: () => void;
  onBack: () => void;
};

/** What the check found; what is without faults can be imported all the same. */
export function CheckReport({ fileName, rows, preview, onImport, onBack }: Props) {
  const { t } = useTranslation('importProjects');
  const { integer } = useFormat();
  const { good, faulty, faults, notes } = importOutcome(rows);
  const severity = faulty === 0 ? 'success' : good === 0 ? 'error' : 'warning';
  const sentences = [
    good > 0 && t('check.good', { count: good, n: integer(good) }),
    faulty > 0 && t('check.faulty', { count: faulty, n: integer(faulty) }),
    faulty > 0 && good > 0 && t('check.partial'),
  ].filter(Boolean);
  return (
    <Section title={t('check.title', { file: fileName })}>
      <Alert severity={severity} variant="outlined" sx={{ mb: 2 }}>
        {sentences.join(' ')}
      </Alert>
      {faults.length > 0 && <FaultTable faults={faults} />}
      {notes.map(({ message, rows: noted }) => (
        <Alert key={message} severity="info" variant="outlined" sx={{ mb: 2 }}>
          {t('check.note', {
            message,
            rows: `${noted.slice(0, mostNamed).join(', ')}${noted.length > mostNamed ? ', …' : ''}`,
          })}
        </Alert>
      ))}
      {preview.length > 0 && <ImportPreview projects={preview} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={onBack}>{t('check.other')}</Button>
        {good > 0 && (
          <Button variant="contained" onClick={onImport}>
            {t(faulty === 0 ? 'check.import' : 'check.importGood')}
          </Button>
        )}
      </Box>
    </Section>
  );
}
