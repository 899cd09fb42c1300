import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FileDownload } from '../../theme/icons.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { SheetRules } from './SheetRules.tsx';

const rules = ['rule.row', 'rule.structure', 'rule.headings', 'rule.faults'] as const;

/** How a sheet must look, and an example of one. */
export function TemplateSection() {
  const { t } = useTranslation('importProjects');
  const language = useLanguage();
  return (
    <SheetRules rules={rules}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(['csv', 'xlsx'] as const).map((type) => (
          <Button
            key={type}
            variant="outlined"
            startIcon={<FileDownload />}
            href={`/v1/projects-upload/template.${type}?lng=${language}`}
            download
          >
            {t('template.download', { type: type.toUpperCase() })}
          </Button>
        ))}
      </Box>
    </SheetRules>
  );
}
