import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DeclarationForm } from '#domain/factors/declarationForm.ts';
import { FileButton } from '../../../../components/FileButton.tsx';
import { UploadFileOutlined } from '../../../../theme/icons.tsx';
import { EpdNotes } from './EpdNotes.tsx';
import { useEpdFile } from './useEpdFile.ts';

/** Fills the declaration from an EPD's file, and tells what was read and what was not. */
export function EpdField<Output>({ form }: { form: UseFormReturn<DeclarationForm, unknown, Output> }) {
  const { t } = useTranslation('suppliers');
  const { read, material, open } = useEpdFile(form);
  return (
    <Box>
      <FileButton
        variant="outlined"
        size="small"
        startIcon={<UploadFileOutlined />}
        label={t('epd.choose')}
        accept=".json,.xml,.zip,.openepd"
        onFile={(file) => void open(file)}
      >
        {t('epd.button')}
      </FileButton>
      <FormHelperText>{t('epd.help')}</FormHelperText>
      {read !== null && <EpdNotes read={read} material={material} />}
    </Box>
  );
}
