import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useDeferredValue } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { TotalsSidebar } from '../TotalsSidebar.tsx';
import { LiveTotals } from './totals/LiveTotals.tsx';
import { moduleTotals } from './totals/moduleTotals.ts';

type Props = {
  form: UseFormReturn;
  /** Floors covered. */
  floors: readonly { area: number }[];
  children: ReactNode;
};

/**
 * Fields, and beside them the totals; on a phone the totals are below, with the most important ones stuck to the bottom
 * edge.
 */
export function EditorLayout({ form, floors, children }: Props) {
  const { t } = useTranslation('moduleEditor');
  const { span } = useFormat();
  const values = useDeferredValue(useWatch({ control: form.control }));
  const technology = (values['technology'] ?? '') as Technology | '';
  const totals = technology === '' ? null : moduleTotals(technology, values, floors);
  return (
    <TotalsSidebar
      title={t('live.title')}
      totals={
        <>
          <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
            {t('live.title')}
          </Typography>
          <LiveTotals totals={totals} floors={floors.length} />
        </>
      }
      foot={
        totals?.intensity && (
          <Box
            aria-hidden
            sx={{
              display: { xs: 'flex', md: 'none' },
              justifyContent: 'space-between',
              position: 'sticky',
              bottom: -24,
              // Above the floating labels of the fields that scroll below it.
              zIndex: 2,
              mx: { xs: -2, sm: -3 },
              mb: -3,
              px: { xs: 2, sm: 3 },
              py: 1,
              bgcolor: 'background.paper',
              borderTop: 1,
              borderColor: 'divider',
              typography: 'body2',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            <span>kgCO₂e/m²</span>
            <b>{span(totals.intensity.co2)}</b>
          </Box>
        )
      }
    >
      {children}
    </TotalsSidebar>
  );
}
