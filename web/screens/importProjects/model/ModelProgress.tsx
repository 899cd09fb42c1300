import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/Section.tsx';

/** How far the reading of a model is, and the way out. */
export function ModelProgress({
  name,
  share,
  onCancel,
}: {
  name: string;
  share: number;
  onCancel: () => void;
}) {
  const { t } = useTranslation('importProjects');
  const text = t('model.reading', { file: name });
  return (
    <Section title={t('progress.title')}>
      <Typography role="status" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <LinearProgress variant="determinate" value={100 * share} aria-label={text} />
      <Button onClick={onCancel} sx={{ mt: 2 }}>
        {t('cancel')}
      </Button>
    </Section>
  );
}
