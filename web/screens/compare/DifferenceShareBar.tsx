import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { DifferenceShare, Verdict } from '#domain/comparison.ts';
import { useFormat } from '../../i18n/useFormat.ts';

/** How much of an undecided difference lies on each side; nothing where the verdict holds in every case. */
export function DifferenceShareBar({ share, verdict }: { share: DifferenceShare; verdict: Verdict }) {
  const { t } = useTranslation('compare');
  const { percent } = useFormat();
  if (verdict !== 'DEPENDS_ON_SUPPLIER') return null;
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
      {t('share', { lower: percent(share.lower), higher: percent(share.higher) })}
    </Typography>
  );
}
