import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section.tsx';
import { languageNames, menuLanguages } from '../../i18n/languages.ts';

/** The language of texts, numbers and dates. */
export function LanguageSection() {
  const { t, i18n } = useTranslation('settings');
  return (
    <Section title={t('language.title')} text={t('language.text')}>
      <ToggleButtonGroup
        exclusive
        aria-label={t('language.title')}
        value={i18n.resolvedLanguage ?? null}
        onChange={(_, language: string | null) => language !== null && void i18n.changeLanguage(language)}
      >
        {menuLanguages.map((language) => (
          <ToggleButton
            key={language}
            value={language}
            lang={language}
            sx={{ px: 2.5, textTransform: 'none' }}
          >
            {languageNames[language]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Section>
  );
}
