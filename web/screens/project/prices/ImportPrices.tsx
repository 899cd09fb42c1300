import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decodeText } from '#domain/texts/decodeText.ts';
import { TitledDialog } from '../../../components/dialogs/TitledDialog.tsx';
import { FileButton } from '../../../components/FileButton.tsx';
import { cellsOfText, readPriceRows, type ReadPrices } from './priceSheet.ts';
import { useSetPrices } from '../../../editors/prices/useSetPrices.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

const cellOf = (cell: unknown) =>
  typeof cell === 'number' || typeof cell === 'string' || cell instanceof Date ? cell : null;

type Props = { projectId: string; onClose: () => void };

/** Quotations from a pasted table or a file; what can't be read is said by its row before anything is kept. */
export function ImportPrices({ projectId, onClose }: Props) {
  const { t } = useTranslation('prices');
  const language = useLanguage();
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadPrices | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const [commit, pending] = useSetPrices();
  const paste = (pasted: string) => {
    setText(pasted);
    setUnreadable(false);
    setRead(pasted.trim() === '' ? null : readPriceRows(cellsOfText(pasted), language));
  };
  const take = async (file: File) => {
    setText('');
    setUnreadable(false);
    try {
      if (!/\.xlsx$/i.test(file.name)) return paste(decodeText(new Uint8Array(await file.arrayBuffer())));
      const { readSheet } = await import('read-excel-file/browser');
      const sheet = await readSheet(file);
      setRead(
        readPriceRows(
          sheet.map((row) => row.map(cellOf)),
          language,
        ),
      );
    } catch {
      setRead(null);
      setUnreadable(true);
    }
  };
  const save = async () => {
    if (read === null) return;
    const done = await commit({ variables: { input: { projectId, prices: read.prices } } });
    if (done !== null) onClose();
  };
  return (
    <TitledDialog
      title={t('import.title')}
      maxWidth="sm"
      staysOnOutsideClick={text !== '' || read !== null}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('quote.cancel')}</Button>
          <Button
            variant="contained"
            disabled={pending || read === null || read.prices.length === 0}
            onClick={() => void save()}
          >
            {t('quote.save')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 1 }}>
        <MuiTextField
          multiline
          minRows={5}
          maxRows={12}
          label={t('import.paste')}
          helperText={t('import.columns')}
          value={text}
          onChange={(event) => paste(event.target.value)}
        />
        <FileButton
          variant="outlined"
          label={t('import.file')}
          accept=".csv,.xlsx"
          onFile={(file) => void take(file)}
        >
          {t('import.file')}
        </FileButton>
        {unreadable && <Alert severity="error">{t('import.unreadable')}</Alert>}
        {read !== null && (
          <Alert severity={read.faulty.length > 0 ? 'warning' : 'info'}>
            {t('import.found', { count: read.prices.length })}
            {read.faulty.length > 0 && ` ${t('import.faulty', { rows: read.faulty.join(', ') })}`}
          </Alert>
        )}
      </Box>
    </TitledDialog>
  );
}
