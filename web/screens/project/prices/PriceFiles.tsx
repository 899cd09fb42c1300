import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../components/downloadFile.ts';
import { lazyPart } from '../../../routing/lazyPart.tsx';
import type { PricedRow } from './pricedRows.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

const SharedPrices = lazyPart(() => import('./SharedPrices.tsx').then((part) => part.SharedPrices));
const ImportPrices = lazyPart(() => import('./ImportPrices.tsx').then((part) => part.ImportPrices));

type Props = {
  projectId: string;
  name: string;
  /** Of the office it belongs to, if any. */
  isOfOffice: boolean;
  rows: readonly PricedRow[];
  canEdit: boolean;
};

/** Takes the project's prices out as a sheet, and quotations in from one or from the office's other projects. */
export function PriceFiles({ projectId, name, isOfOffice, rows, canEdit }: Props) {
  const { t } = useTranslation('prices');
  const language = useLanguage();
  const [open, setOpen] = useState<'import' | 'shared' | null>(null);
  const close = () => setOpen(null);
  const download = async () => {
    const { pricesCsv } = await import('./priceSheet.ts');
    downloadFile(`${t('fileName', { project: name })}.csv`, pricesCsv(rows, language));
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button onClick={() => void download()}>{t('export')}</Button>
      {canEdit && (
        <Button variant="outlined" onClick={() => setOpen('import')}>
          {t('import.action')}
        </Button>
      )}
      {isOfOffice && (
        <Button variant="outlined" onClick={() => setOpen('shared')}>
          {t('shared.action', { ns: 'project' })}
        </Button>
      )}
      {open === 'import' && <ImportPrices projectId={projectId} onClose={close} />}
      {open === 'shared' && <SharedPrices {...{ projectId, rows, canEdit }} onClose={close} />}
    </Box>
  );
}
