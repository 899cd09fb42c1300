import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallPrint } from '../../components/Muted.tsx';
import { FileButton } from '../../components/FileButton.tsx';
import { Section } from '../../components/Section.tsx';
import { ModelNeedsLink } from '../../parts/buildingModel/ModelNeedsLink.tsx';
import { useOffered } from '../../session/offered.ts';
import { UploadFileOutlined } from '../../theme/icons.tsx';
import { maxSheetMegabytes } from './sheetFile.ts';

type Props = { fault: string | undefined; onFile: (file: File) => void };

/** Takes a sheet by button or by drop; it is only checked at first. */
export function FileDrop({ fault, onFile }: Props) {
  const { t } = useTranslation('importProjects');
  const { importChecks } = useOffered();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <Section
      title={t(importChecks ? 'file.title' : 'plain.file.title')}
      text={t(importChecks ? 'file.text' : 'plain.file.text')}
    >
      {fault !== undefined && (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {fault}
        </Alert>
      )}
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          py: 5,
          textAlign: 'center',
          border: '1px dashed',
          borderColor: over ? 'primary.main' : 'text.secondary',
          borderRadius: 1,
          bgcolor: over ? 'primary.light' : 'transparent',
        }}
      >
        <UploadFileOutlined color="primary" fontSize="large" aria-hidden />
        <Typography>{t('file.drop')}</Typography>
        <FileButton
          variant="contained"
          label={t('file.choose')}
          accept={importChecks ? '.csv,.xlsx,.ifc,.ifczip' : '.csv'}
          onFile={onFile}
        >
          {t('file.choose')}
        </FileButton>
        <SmallPrint component="span">
          {t(importChecks ? 'file.limits' : 'plain.file.limits', { max: maxSheetMegabytes })}
        </SmallPrint>
        {importChecks && <ModelNeedsLink />}
      </Box>
    </Section>
  );
}
