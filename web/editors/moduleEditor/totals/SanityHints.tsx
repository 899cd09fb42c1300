import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type SanityHint, sanityUnits } from '#domain/materials/sanity.ts';
import { Muted, SmallPrint } from '../../../components/Muted.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';

/** Key figures that engineers know by heart, compared with the usual. Hints, never errors. */
export function SanityHints({ hints }: { hints: readonly SanityHint[] }) {
  const { t } = useTranslation('moduleEditor');
  const { besideBand, plain } = useFormat();
  if (hints.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography variant="overline" color="textSecondary">
        {t('sanity.title')}
      </Typography>
      {hints.map(({ measure, value, band, position }) => (
        <Box key={measure}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
            <Muted sx={{ flex: 1, whiteSpace: 'nowrap' }}>{t(`sanity.${measure}`)}</Muted>
            <Typography variant="subtitle2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {besideBand(value, band)} <SmallPrint component="span">{sanityUnits[measure]}</SmallPrint>
            </Typography>
          </Box>
          <Typography
            variant="caption"
            component="p"
            sx={{ textAlign: 'right', color: position === 'within' ? 'text.secondary' : 'warning.main' }}
          >
            {t(`sanity.${position}`, { min: plain(band.min), max: plain(band.max) })}
          </Typography>
        </Box>
      ))}
      <SmallPrint component="span">{t('sanity.note')}</SmallPrint>
    </Box>
  );
}
