import { useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { languageNames, menuLanguages } from '../../i18n/languages.ts';
import { MoneySwitch } from '../../parts/money/MoneySwitch.tsx';
import { useScreenTitle } from '../../shell/screenTitle.ts';

/** Theme, language and costs, in this browser. */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  useScreenTitle(t('title'));
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <ThemeSection />
      <LanguageSection />
      <Section title={t('money.title')} text={t('money.text')}>
        <MoneySwitch />
      </Section>
    </>
  );
}

const modes = ['light', 'dark', 'system'] as const;

/** Light, dark, or what the system says. */
function ThemeSection() {
  const { t } = useTranslation('settings');
  const { mode, setMode } = useColorScheme();
  return (
    <Section title={t('theme.title')} text={t('theme.text')}>
      <ToggleButtonGroup
        exclusive
        aria-label={t('theme.title')}
        value={mode ?? 'system'}
        onChange={(_, chosen: (typeof modes)[number] | null) => chosen !== null && setMode(chosen)}
      >
        {modes.map((value) => (
          <ToggleButton key={value} value={value} sx={{ px: 2.5, textTransform: 'none' }}>
            {t(`theme.${value}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Section>
  );
}

/** The language of texts, numbers and dates. */
function LanguageSection() {
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
