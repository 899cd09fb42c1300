import FileDownload from '@mui/icons-material/FileDownload';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section.tsx';

const rules = ['rule.row', 'rule.structure', 'rule.headings', 'rule.faults'] as const;

/** How a sheet must look, and an example of one. */
export function TemplateSection() {
  const { t, i18n } = useTranslation('importProjects');
  const language = i18n.resolvedLanguage ?? 'pt-BR';
  return (
    <Section title={t('template.title')}>
      <Box component="ul" sx={{ m: 0, mb: 2, pl: 2.5 }}>
        {rules.map((rule) => (
          <Typography key={rule} component="li" variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
            {t(rule)}
          </Typography>
        ))}
      </Box>
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
    </Section>
  );
}
