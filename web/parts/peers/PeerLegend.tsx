import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { markHeights } from './peerUnits.ts';

const fills = { others: 'text.disabled', own: 'text.secondary', marks: 'primary.main' } as const;

/** What the kinds of bars are. */
export function PeerLegend({ hasMarks, hasOwn }: { hasMarks: boolean; hasOwn: boolean }) {
  const { t } = useTranslation('peers');
  const kinds = (['others', 'own', 'marks'] as const).filter(
    (kind) => kind === 'others' || (kind === 'own' ? hasOwn : hasMarks),
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mt: 2 }}>
      {kinds.map((kind) => (
        <Box key={kind} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            aria-hidden
            sx={{ width: 28, height: markHeights[kind], borderRadius: 1, bgcolor: fills[kind] }}
          />
          <Typography variant="caption" color="textSecondary">
            {t(`legend.${kind}`)}
          </Typography>
        </Box>
      ))}
      <Typography variant="caption" color="textSecondary">
        {t('legend.band')}
      </Typography>
    </Box>
  );
}
