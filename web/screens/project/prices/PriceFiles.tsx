import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../components/downloadFile.ts';
import { lazyPart } from '../../../routing/lazyPart.tsx';
import type { PricedRow } from './pricedRows.ts';

const ImportPrices = lazyPart(() => import('./ImportPrices.tsx').then((part) => part.ImportPrices));

type Props = { projectId: string; name: string; rows: readonly PricedRow[]; canEdit: boolean };

/** Takes the project's prices out as a sheet, and quotations in from one. */
export function PriceFiles({ projectId, name, rows, canEdit }: Props) {
  const { t, i18n } = useTranslation('prices');
  const [importing, setImporting] = useState(false);
  const download = async () => {
    const { pricesCsv } = await import('./priceSheet.ts');
    downloadFile(
      `${t('fileName', { project: name })}.csv`,
      pricesCsv(rows, i18n.resolvedLanguage ?? 'pt-BR'),
    );
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button onClick={() => void download()}>{t('export')}</Button>
      {canEdit && (
        <Button variant="outlined" onClick={() => setImporting(true)}>
          {t('import.action')}
        </Button>
      )}
      {importing && <ImportPrices projectId={projectId} onClose={() => setImporting(false)} />}
    </Box>
  );
}
