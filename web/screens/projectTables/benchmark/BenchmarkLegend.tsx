import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { markHeights, type MarkKind } from './marks.ts';

/** What the three kinds of bars are. */
export function BenchmarkLegend() {
  const { t } = useTranslation('projectTables');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mt: 2 }}>
      {(['others', 'own', 'this'] as MarkKind[]).map((kind) => (
        <Box key={kind} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            aria-hidden
            sx={{
              width: 28,
              height: markHeights[kind],
              borderRadius: 1,
              bgcolor: { others: 'text.disabled', own: 'text.secondary', this: 'primary.main' }[kind],
            }}
          />
          <Typography variant="caption" color="textSecondary">
            {t(`legend.${kind}`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
