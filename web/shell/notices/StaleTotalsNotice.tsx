import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useTotalsAreStale } from '../../components/states/staleTotals.ts';
import { HourglassEmpty } from '../../theme/icons.tsx';

/** Says beside the path of the screen that its totals still count what was deleted, as long as that can be undone. */
export function StaleTotalsNotice() {
  const { t } = useTranslation();
  if (!useTotalsAreStale()) return null;
  return (
    <Typography
      variant="body2"
      color="warning"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, lineHeight: '24px' }}
    >
      <HourglassEmpty sx={{ fontSize: 16 }} />
      {t('staleTotals')}
    </Typography>
  );
}
