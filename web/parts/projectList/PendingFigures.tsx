import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../components/Muted.tsx';
import { useFormat } from '../../i18n/useFormat.ts';

type Props = { lacking: number; all: number; isFilling: boolean; fillMore: () => void };

/** How many projects of a list still lack figures, and a button that loads more of them. */
export function PendingFigures({ lacking, all, isFilling, fillMore }: Props) {
  const { t } = useTranslation('projectList');
  const { integer } = useFormat();
  if (lacking === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 2 }}>
      <Muted role="status">
        {t('figures.lacking', { count: lacking, n: integer(lacking), total: integer(all) })}
      </Muted>
      <Button size="small" variant="outlined" loading={isFilling} onClick={fillMore}>
        {t('figures.more')}
      </Button>
    </Box>
  );
}
