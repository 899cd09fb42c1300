import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section.tsx';
import { useFormat } from '../../i18n/useFormat.ts';

type Props = {
  phase: 'checking' | 'importing' | 'cancelling';
  fileName: string;
  /** Rows on their way; 0 before they are counted. */
  rows: number;
  /** Absent where what is made can't be taken back. */
  onCancel: (() => void) | undefined;
};

/** What is being done with the sheet, and the way out. */
export function ImportProgress({ phase, fileName, rows, onCancel }: Props) {
  const { t } = useTranslation('importProjects');
  const { integer } = useFormat();
  const text = t(`progress.${phase}`, { file: fileName, count: rows, n: integer(rows) });
  return (
    <Section title={t('progress.title')}>
      <Typography role="status" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <LinearProgress aria-label={text} />
      {onCancel && (
        <Button onClick={onCancel} disabled={phase === 'cancelling'} sx={{ mt: 2 }}>
          {t('cancel')}
        </Button>
      )}
    </Section>
  );
}
