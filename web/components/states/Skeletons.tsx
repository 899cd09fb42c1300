import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';

/** Says once, to a screen reader, that content is on its way. */
function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Box className="no-print" role="status" aria-label={t('loading')} aria-busy>
      {children}
    </Box>
  );
}

const heading = <Skeleton variant="text" sx={{ fontSize: '1.75rem', width: 'min(320px, 60%)', mb: 2 }} />;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Title and a table of so many rows. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Loading>
      {heading}
      <Card>
        {times(rows).map((row) => (
          <Box
            key={row}
            sx={{
              display: 'flex',
              gap: 3,
              px: 2,
              py: 1.25,
              borderTop: row > 0 ? 1 : 0,
              borderColor: 'divider',
            }}
          >
            <Skeleton variant="text" sx={{ flex: 3 }} />
            <Skeleton variant="text" sx={{ flex: 1 }} />
            <Skeleton variant="text" sx={{ flex: 1 }} />
            <Skeleton variant="text" sx={{ flex: 1 }} />
          </Box>
        ))}
      </Card>
    </Loading>
  );
}

/** Title and a grid of cards. */
export function CardsSkeleton({ cards = 6, height = 200 }: { cards?: number; height?: number }) {
  return (
    <Loading>
      {heading}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
        {times(cards).map((card) => (
          <Skeleton key={card} variant="rounded" height={height} />
        ))}
      </Box>
    </Loading>
  );
}

/** Title and so many labelled fields. */
export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  return (
    <Loading>
      {heading}
      <Box sx={{ maxWidth: 640, display: 'grid', gap: 2.5 }}>
        {times(fields).map((field) => (
          <Skeleton key={field} variant="rounded" height={40} />
        ))}
      </Box>
    </Loading>
  );
}
