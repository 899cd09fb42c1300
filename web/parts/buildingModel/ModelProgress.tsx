import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

type Props = { name: string; share: number; onCancel: () => void };

/** How far the reading of a model is, and the way out. */
export function ModelProgress({ name, share, onCancel }: Props) {
  const { t } = useTranslation('buildingModel');
  const text = t('reading', { file: name });
  return (
    <>
      <Typography role="status" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <LinearProgress variant="determinate" value={100 * share} aria-label={text} />
      <Button onClick={onCancel} sx={{ mt: 2 }}>
        {t('cancel')}
      </Button>
    </>
  );
}
