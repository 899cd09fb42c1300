import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type SanityHint, sanityUnits } from '#domain/materials/sanity.ts';
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
            <Typography variant="body2" color="textSecondary" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
              {t(`sanity.${measure}`)}
            </Typography>
            <Typography variant="subtitle2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {besideBand(value, band)}{' '}
              <Typography variant="caption" color="textSecondary" component="span">
                {sanityUnits[measure]}
              </Typography>
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
      <Typography variant="caption" color="textSecondary">
        {t('sanity.note')}
      </Typography>
    </Box>
  );
}
